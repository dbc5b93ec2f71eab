// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.OpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.Snapshot;
import org.osgi.framework.Bundle;

/**
 * Records the bundles that provided dialects, interfaces, passes, pipelines and analyses in any snapshot so far. It
 * holds names and versions only, and no object of a bundle. Not thread-safe.
 */
final class Providers {
  /** An interface of an operation, by its name without the package. */
  private record Served(String operation, String type) {}

  private static final String BUNDLE = "bundle ";
  private static final String FILE = "file ";

  private final Map<String, String> dialects = new HashMap<>();
  private final Map<String, String> passes = new HashMap<>();
  private final Map<String, String> analyses = new HashMap<>();
  private final Map<Served, String> interfaces = new HashMap<>();
  private final Set<Served> presentInterfaces = new HashSet<>();
  private final Set<String> presentDialects = new HashSet<>();
  private final Set<String> presentPasses = new HashSet<>();
  private final Set<String> presentAnalyses = new HashSet<>();

  static String name(Bundle bundle) {
    return bundle.getSymbolicName() + " " + bundle.getVersion();
  }

  /** Prepares for the collection of a new snapshot. */
  void begin() {
    presentDialects.clear();
    presentInterfaces.clear();
    presentPasses.clear();
    presentAnalyses.clear();
  }

  /** Records that the snapshot being collected has {@code service} from a provider. */
  void remember(Object service, String provider) {
    if (service instanceof Dialect dialect) {
      String source = dialect.source();
      dialects.put(dialect.namespace(), source == null ? BUNDLE + provider : FILE + source);
      presentDialects.add(dialect.namespace());
    }
    if (service instanceof OpInterface implementation) {
      rememberServed(implementation, provider);
    }
    if (service instanceof AnalysisFactory analysis) {
      analyses.put(analysis.name(), provider);
      presentAnalyses.add(analysis.name());
    }
    String pass = passName(service);
    if (pass != null) {
      passes.put(pass, BUNDLE + provider);
      presentPasses.add(pass);
    }
  }

  private void rememberServed(OpInterface implementation, String provider) {
    for (InterfaceAttachment attachment : InterfaceAttachment.of(implementation)) {
      for (String operation : attachment.operations()) {
        Served served = new Served(operation, attachment.type().getSimpleName());
        interfaces.put(served, provider);
        presentInterfaces.add(served);
      }
    }
  }

  /** Returns, in parentheses, the provider that has the name of {@code service} already. */
  String holderOf(Object service) {
    String holder = service instanceof Dialect dialect ? dialects.get(dialect.namespace())
        : service instanceof AnalysisFactory analysis ? analyses.get(analysis.name()) : passes.get(passName(service));
    return holder == null ? "" : " (" + (holder.startsWith(BUNDLE) ? holder.substring(BUNDLE.length()) : holder) + ")";
  }

  /** Returns the name and version of the bundle that has provided a dialect; null if none has, or a file. */
  @Nullable String bundleOfDialect(String namespace) {
    String provider = dialects.get(namespace);
    return provider == null || !provider.startsWith(BUNDLE) ? null : provider.substring(BUNDLE.length());
  }

  private static @Nullable String passName(Object service) {
    if (service instanceof PassFactory pass) {
      return pass.spec().name();
    }
    return service instanceof PipelineProvider pipeline ? pipeline.name() : null;
  }

  /**
   * Adds notes to {@code builder} about services that are no longer available, and about bundles that could provide
   * further ones.
   */
  void noteMissing(Snapshot.Builder builder) {
    presentDialects.forEach(name -> builder.noteProvider(name, dialects.get(name)));
    interfaces.forEach((served, provider) -> {
      if (!presentInterfaces.contains(served)) {
        builder.noteMissingInterface(
            served.operation, served.type, "bundle " + provider + ", which did so, is no longer active");
      }
    });
    dialects.forEach((name, provider) -> {
      if (!presentDialects.contains(name)) {
        builder.noteMissingDialect(name, note("dialect", name, provider));
      }
    });
    passes.forEach((name, provider) -> {
      if (!presentPasses.contains(name)) {
        builder.noteMissingPass(name, note("pass", name, provider));
      }
    });
    noteMissingAnalyses(builder);
  }

  private void noteMissingAnalyses(Snapshot.Builder builder) {
    analyses.forEach((name, provider) -> {
      if (!presentAnalyses.contains(name)) {
        builder.noteMissingAnalysis(name, "it was provided by bundle " + provider + ", which is no longer active");
      }
    });
  }

  private static String note(String kind, String name, String provider) {
    return kind + " '" + name + "' was provided by " + provider + ", which is no longer "
        + (provider.startsWith(FILE) ? "deployed" : "active");
  }
}
