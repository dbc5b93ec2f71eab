// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.ir.Dialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.ServedInterface;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.mortise.pipeline.osgi.MissingRequirement;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/** Builds the answers of {@code why} from one snapshot and the current state of the bundles. */
final class Reasons {
  private final Snapshot snapshot;
  private final List<String> problems;
  private final BundleContext bundles;
  private final BundleDiagnosis diagnosis;

  Reasons(Registry registry, BundleContext bundles) {
    this.snapshot = registry.current();
    this.problems = registry.problems();
    this.bundles = bundles;
    this.diagnosis = new BundleDiagnosis(bundles);
  }

  Tree of(String name) {
    PassFactory pass = snapshot.pass(name);
    if (pass != null) {
      return presentPass(pass);
    }
    PipelineProvider pipeline = snapshot.pipeline(name);
    if (pipeline != null) {
      Tree tree = new Tree("pipeline '" + name + "' is available, from " + Origin.of(pipeline));
      tree.add("it stands for " + pipeline.expand(PassOptions.parse(pipeline.options(), Map.of())));
      return tree;
    }
    AnalysisFactory analysis = snapshot.analysis(name);
    if (analysis != null) {
      return new Tree("analysis '" + name + "' is available, from " + Origin.of(analysis));
    }
    if (snapshot.context().dialect(name) != null) {
      Dialect dialect = snapshot.context().dialect(name);
      Tree tree = new Tree("dialect '" + name + "' is available, from " + Origin.of(dialect) + ", with "
          + Table.count(dialect.operationNames().size(), "operation"));
      addRefusals(tree, name);
      return tree;
    }
    if (snapshot.context().operationName(name).isRegistered()) {
      return presentOperation(name);
    }
    Tree other = presentInterface(name);
    other = other != null ? other : presentBundle(name);
    other = other != null ? other : unusedFile(name);
    return other != null ? other : missing(name);
  }

  private Tree presentPass(PassFactory pass) {
    Tree tree = new Tree("pass '" + pass.spec().name() + "' is available, from " + Origin.of(pass));
    for (String namespace : pass.spec().dialects()) {
      addDialect(tree, "it creates operations of ", namespace);
    }
    addRefusals(tree, pass.spec().name());
    return tree;
  }

  private void addDialect(Tree tree, String start, String namespace) {
    Dialect dialect = snapshot.context().dialect(namespace);
    if (dialect != null) {
      tree.add(start + "dialect '" + namespace + "', which is available, from " + Origin.of(dialect));
    } else {
      explain(tree.add(start + "dialect '" + namespace + "', which is not available"), namespace);
    }
  }

  private Tree presentOperation(String name) {
    Dialect dialect = snapshot.context().operationName(name).dialect();
    Tree tree = new Tree("operation '" + name + "' is available, from " + Origin.of(dialect));
    for (ServedInterface each : snapshot.interfaces()) {
      if (each.operations().contains(name)) {
        tree.add("interface " + each.simpleName() + ", from " + Origin.of(each.provider()));
      }
    }
    addRefusals(tree, name);
    return tree;
  }

  private @Nullable Tree presentInterface(String name) {
    Tree tree = null;
    for (ServedInterface each : snapshot.interfaces()) {
      if (each.simpleName().equals(name)) {
        tree = tree != null ? tree : new Tree("interface " + name + " is served");
        tree.add(Origin.of(each.provider()) + ": " + String.join(", ", each.operations()));
      }
    }
    return tree;
  }

  private @Nullable Tree presentBundle(String name) {
    for (Bundle bundle : bundles.getBundles()) {
      if (!name.equals(bundle.getSymbolicName())) {
        continue;
      }
      List<MissingRequirement> missing = diagnosis.missing(bundle);
      Tree tree = new Tree("bundle " + BundleDiagnosis.name(bundle) + (bundle.getState() == Bundle.ACTIVE
          ? " is active" + (diagnosis.idleness(bundle) == null ? "; snapshot lists its contents" : "")
          : missing.isEmpty() ? " " + state(bundle) : " cannot be used"));
      addMissing(tree, missing, new ArrayList<>(List.of(bundle)));
      for (String problem : problems) {
        if (missing.isEmpty() && problem.startsWith(BundleDiagnosis.name(bundle) + ": ")) {
          tree.add(problem);
        }
      }
      return tree;
    }
    return null;
  }

  /** Returns the problem of a file in the deployment folder, or null. */
  private @Nullable Tree unusedFile(String name) {
    for (String problem : problems) {
      if (problem.startsWith(name + " is not used: ")) {
        return new Tree(problem);
      }
    }
    return null;
  }

  private Tree missing(String name) {
    int dot = name.indexOf('.');
    if (dot < 0) {
      Tree tree = new Tree("there is no pass, pipeline, analysis, dialect or interface '" + name + "'");
      explain(tree, name);
      return tree;
    }
    String namespace = name.substring(0, dot);
    Tree tree = new Tree("there is no operation '" + name + "'");
    Dialect dialect = snapshot.context().dialect(namespace);
    if (dialect == null) {
      explain(tree.add("there is no dialect '" + namespace + "'"), namespace);
      return tree;
    }
    tree.add("dialect '" + namespace + "' is available, from " + Origin.of(dialect) + ", and has no such operation");
    addNear(tree, name, dialect.operationNames());
    return tree;
  }

  /** Adds the available facts about an unknown name. */
  private void explain(Tree tree, String name) {
    addNote(tree, snapshot.context().provenance().ofMissingDialect(name));
    addNote(tree, snapshot.missingPassNote(name));
    addNote(tree, snapshot.missingAnalysisNote(name));
    addRefusals(tree, name);
    boolean found = false;
    for (Bundle bundle : bundles.getBundles()) {
      if (bundle.getState() != Bundle.ACTIVE && Mentions.in(bundle, name)) {
        found = true;
        addBundle(tree, bundle, new ArrayList<>());
      }
      found |= addFailures(tree, bundle, name);
    }
    if (!found) {
      tree.add("no other bundle mentions it: deploy the one that has it");
    }
    addNear(tree, name, allNames());
  }

  private static void addNote(Tree tree, @Nullable String note) {
    if (note != null) {
      tree.add(note);
    }
  }

  private void addRefusals(Tree tree, String name) {
    for (String problem : problems) {
      if (problem.contains("'" + name + "'")) {
        tree.add(problem);
      }
    }
  }

  /** Adds the components that an active bundle mentioning the name failed to create. Returns whether there are any. */
  private boolean addFailures(Tree tree, Bundle bundle, String name) {
    List<String> failures = new ArrayList<>();
    for (String problem : problems) {
      if (problem.startsWith(BundleDiagnosis.name(bundle) + ": component ")) {
        failures.add(problem);
      }
    }
    if (failures.isEmpty() || !Mentions.in(bundle, name)) {
      return false;
    }
    failures.forEach(tree::add);
    return true;
  }

  /**
   * Adds a bundle and its missing requirements.
   *
   * @param path the bundles above this one in the tree, to detect cycles
   */
  private void addBundle(Tree tree, Bundle bundle, List<Bundle> path) {
    if (path.contains(bundle)) {
      return;
    }
    path.add(bundle);
    List<MissingRequirement> missing = diagnosis.missing(bundle);
    addMissing(tree.add("bundle " + BundleDiagnosis.name(bundle) + " " + (missing.isEmpty() ? state(bundle)
        : "mentions it, or what it needs, and cannot be used")), missing, path);
    path.remove(bundle);
  }

  private void addMissing(Tree tree, List<MissingRequirement> missing, List<Bundle> path) {
    for (MissingRequirement one : missing) {
      Tree reason = tree.add("needs " + one.text());
      if (one.provider() != null) {
        addBundle(reason, one.provider(), path);
      } else {
        reason.add(one.remedy());
      }
    }
  }

  private static String state(Bundle bundle) {
    return switch (bundle.getState()) {
      case Bundle.INSTALLED, Bundle.RESOLVED -> "is not started: start " + bundle.getBundleId();
      case Bundle.STARTING -> "is starting";
      default -> "is stopping";
    };
  }

  private List<String> allNames() {
    List<String> names = new ArrayList<>();
    snapshot.passes().forEach(pass -> names.add(pass.spec().name()));
    snapshot.pipelines().forEach(pipeline -> names.add(pipeline.name()));
    snapshot.analyses().forEach(analysis -> names.add(analysis.name()));
    snapshot.context().dialects().forEach(dialect -> names.add(dialect.namespace()));
    return names;
  }

  /** Adds names that contain the given name, are contained in it, or share its prefix. */
  private static void addNear(Tree tree, String name, List<String> names) {
    TreeSet<String> near = new TreeSet<>();
    for (String candidate : names) {
      int same = 0;
      while (same < name.length() && same < candidate.length() && name.charAt(same) == candidate.charAt(same)) {
        same++;
      }
      if (candidate.contains(name) || 3 * same >= 2 * Math.max(name.length(), candidate.length())) {
        near.add(candidate);
      }
    }
    if (!near.isEmpty()) {
      tree.add("there is " + String.join(", ", near));
    }
  }
}
