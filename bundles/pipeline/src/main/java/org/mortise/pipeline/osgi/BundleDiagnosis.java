// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.osgi;

import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.namespace.ExecutionEnvironmentNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;

/**
 * Explains to the user why an installed bundle cannot be used. It reads the declarations of bundles and changes nothing
 * in the framework. It does not detect available packages whose two versions would conflict.
 *
 * <p>Cost: the requirements of the bundle times the capabilities of all bundles.
 */
public final class BundleDiagnosis {
  /** The framework property with the folder of the user's bundles, if there is one. */
  public static final String DEPLOY_FOLDER = "mortise.deploy.folder";
  /** The prefix of the location of a bundle in that folder in a console. The file name follows. */
  public static final String DEPLOYED = "deploy:";

  private static final Pattern PACKAGE = Pattern.compile("\\(osgi\\.wiring\\.package=([^)]*)\\)");
  private static final Pattern JAVA = Pattern.compile("\\(&\\(osgi\\.ee=JavaSE\\)\\(version=([^)]*)\\)\\)");
  private static final Pattern LEAST = Pattern.compile("(?<!\\(!)\\(version>=([^)]*)\\)");
  private static final Pattern BELOW = Pattern.compile("\\(!\\(version>=([^)]*)\\)\\)");
  private static final Pattern AT_MOST = Pattern.compile("\\(version<=([^)]*)\\)");

  private final BundleContext context;

  /**
   * Creates a diagnosis of all bundles.
   *
   * @param context the context of any bundle, or of the framework
   */
  public BundleDiagnosis(BundleContext context) {
    this.context = context;
  }

  /** Returns the symbolic name and version of a bundle, or the file of its jar if it has no name. */
  public static String name(Bundle bundle) {
    return bundle.getSymbolicName() == null ? bundle.getLocation().replaceFirst(".*[/:]", "")
        : bundle.getSymbolicName() + " " + bundle.getVersion();
  }

  /** Returns whether {@code bundle} is a fragment, which is part of another bundle and is never started. */
  public static boolean isFragment(Bundle bundle) {
    BundleRevision revision = bundle.adapt(BundleRevision.class);
    return revision != null && (revision.getTypes() & BundleRevision.TYPE_FRAGMENT) != 0;
  }

  /** Returns one message for each bundle that is unusable or contributes nothing. */
  public List<String> problems() {
    List<String> problems = new ArrayList<>();
    for (Bundle bundle : context.getBundles()) {
      String problem = problem(bundle);
      String idle = problem == null ? idleness(bundle) : null;
      problem = idle == null ? problem : name(bundle) + ": " + idle;
      if (problem != null) {
        problems.add(problem);
      }
    }
    return problems;
  }

  /**
   * Returns the problem of {@code bundle}: its name, its missing requirements, and remedies; null if nothing is known.
   */
  public @Nullable String problem(Bundle bundle) {
    if (bundle.getSymbolicName() == null) {
      return name(bundle) + " is not used: it is a jar without Bundle-SymbolicName and so no OSGi bundle; "
          + "build it with bnd, which writes the manifest";
    }
    // requirements that are missing for the same reason share a message
    Map<String, String> needs = new LinkedHashMap<>();
    for (MissingRequirement missing : missing(bundle)) {
      needs.merge(missing.reason() + ": " + missing.remedy(), missing.what(), (some, more) -> some + ", " + more);
    }
    StringBuilder text = new StringBuilder();
    needs.forEach((why, what) -> text
        .append(text.isEmpty() ? name(bundle) + " is not used: it needs " : "; it needs ")
        .append(what).append(", ").append(why));
    return text.isEmpty() ? null : text.toString();
  }

  /**
   * Returns the reason why an active bundle does not contribute everything that its manifest names, with a remedy; null
   * if there is no such problem. Examines only bundles that the user has deployed or that use Mortise.
   */
  public @Nullable String idleness(Bundle bundle) {
    return IdleBundle.reason(bundle, isDeployed(bundle));
  }

  /** Returns whether the user has deployed {@code bundle}, or it uses Mortise. Other bundles are not examined. */
  public boolean concernsMortise(Bundle bundle) {
    return bundle.getBundleId() != Constants.SYSTEM_BUNDLE_ID
        && (isDeployed(bundle) || IdleBundle.concernsMortise(bundle));
  }

  /** Returns whether {@code bundle} is from the folder of the user's bundles. */
  public boolean isDeployed(Bundle bundle) {
    String folder = context.getProperty(DEPLOY_FOLDER);
    return folder != null && (bundle.getLocation().startsWith(DEPLOYED)
        || bundle.getLocation().startsWith("reference:" + new File(folder).toURI()));
  }

  /**
   * Returns the requirements of {@code bundle} that no bundle satisfies; empty if the bundle is or could be resolved.
   */
  public List<MissingRequirement> missing(Bundle bundle) {
    List<MissingRequirement> missing = new ArrayList<>();
    BundleRevision revision = bundle.getState() == Bundle.INSTALLED ? bundle.adapt(BundleRevision.class) : null;
    if (revision == null) {
      return missing;
    }
    for (BundleRequirement requirement : revision.getDeclaredRequirements(null)) {
      MissingRequirement one = isNeeded(requirement)
          ? check(bundle, requirement, new ArrayList<>(List.of(bundle))) : null;
      if (one != null) {
        missing.add(one);
      }
    }
    return missing;
  }

  private static boolean isNeeded(BundleRequirement requirement) {
    Map<String, String> directives = requirement.getDirectives();
    return !Constants.RESOLUTION_OPTIONAL.equals(directives.get(Constants.RESOLUTION_DIRECTIVE))
        && !"dynamic".equals(directives.get(Constants.RESOLUTION_DIRECTIVE))
        && !Constants.EFFECTIVE_ACTIVE.equals(directives.get(Constants.EFFECTIVE_DIRECTIVE));
  }

  /**
   * Checks one requirement.
   *
   * @param path the bundles that depend on one another, up to this one
   */
  private @Nullable MissingRequirement check(Bundle bundle, BundleRequirement requirement, List<Bundle> path) {
    String filter = requirement.getDirectives().get(Constants.FILTER_DIRECTIVE);
    Bundle waiting = null;
    List<BundleCapability> others = new ArrayList<>();
    for (Bundle candidate : context.getBundles()) {
      BundleRevision revision = candidate.adapt(BundleRevision.class);
      if (revision == null) {
        continue;
      }
      for (BundleCapability capability : revision.getDeclaredCapabilities(requirement.getNamespace())) {
        if (!matches(filter, capability, requirement)) {
          others.add(capability);
        } else if (candidate == bundle || isUsable(candidate, path)) {
          return null;
        } else {
          waiting = candidate;
        }
      }
    }
    return describe(bundle, requirement, filter, waiting, others);
  }

  /** Returns whether a bundle is resolved, or nothing is known that prevents its resolution. */
  private boolean isUsable(Bundle bundle, List<Bundle> path) {
    if (bundle.getState() != Bundle.INSTALLED || path.contains(bundle)) {
      return true; // bundles that depend only on one another are resolved together
    }
    BundleRevision revision = bundle.adapt(BundleRevision.class);
    if (revision == null) {
      return false; // uninstalled just now
    }
    path.add(bundle);
    for (BundleRequirement requirement : revision.getDeclaredRequirements(null)) {
      if (isNeeded(requirement) && check(bundle, requirement, path) != null) {
        return false;
      }
    }
    return true;
  }

  private static boolean matches(@Nullable String filter, BundleCapability capability, BundleRequirement requirement) {
    try {
      return filter == null ? requirement.matches(capability)
          : FrameworkUtil.createFilter(filter).matches(capability.getAttributes());
    } catch (InvalidSyntaxException malformed) {
      return false;
    }
  }

  private static MissingRequirement describe(
      Bundle bundle, BundleRequirement requirement, @Nullable String filter, @Nullable Bundle waiting,
      List<BundleCapability> others) {
    String namespace = requirement.getNamespace();
    if (namespace.equals(PackageNamespace.PACKAGE_NAMESPACE) && filter != null) {
      return describePackage(bundle, filter, waiting, others);
    }
    if (namespace.equals(ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE)) {
      String needed = filter == null ? null : first(JAVA, filter, null);
      return new MissingRequirement(needed == null ? "another Java (" + filter + ")" : "Java " + needed,
          "and this is Java " + Runtime.version().feature(),
          "run on a Java that fits, or build " + bundle.getSymbolicName() + " for this one", null);
    }
    return new MissingRequirement(namespace + " " + (filter == null ? requirement.toString() : filter),
        waiting == null ? "which no bundle provides" : "which " + name(waiting)
        + " provides, which cannot be used itself",
        "deploy a bundle that provides it", waiting);
  }

  private static MissingRequirement describePackage(
      Bundle bundle, String filter, @Nullable Bundle waiting, List<BundleCapability> others) {
    String name = first(PACKAGE, filter, "?");
    String what = "package " + name + range(filter);
    if (waiting != null) {
      return new MissingRequirement(
          what, "which " + name(waiting) + " exports, which cannot be used itself", "fix that one", waiting);
    }
    for (BundleCapability other : others) {
      if (name.equals(other.getAttributes().get(PackageNamespace.PACKAGE_NAMESPACE))) {
        return new MissingRequirement(what, "but " + name(other.getRevision().getBundle()) + " exports version "
            + other.getAttributes().get(Constants.VERSION_ATTRIBUTE),
            "build " + bundle.getSymbolicName() + " against that version, or deploy a bundle with the version it needs",
            null);
      }
    }
    return new MissingRequirement(what, "which no bundle exports",
        "deploy the bundle that exports it, or build " + bundle.getSymbolicName() + " without it", null);
  }

  /** Returns the version range that a filter accepts, as in a manifest. */
  private static String range(String filter) {
    String least = first(LEAST, filter, null);
    if (least == null) {
      return "";
    }
    String below = first(BELOW, filter, null);
    String most = first(AT_MOST, filter, null);
    return " [" + least + "," + (below != null ? below + ")" : most != null ? most + "]" : ")");
  }

  private static @Nullable String first(Pattern pattern, String text, @Nullable String otherwise) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(1) : otherwise;
  }
}
