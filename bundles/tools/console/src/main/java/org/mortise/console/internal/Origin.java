// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.AnalysisFactory;
import org.mortise.ir.Dialect;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.pipeline.ServedInterface;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Finds the bundle that provides an object. */
public final class Origin {
  private Origin() {}

  /**
   * Returns the symbolic name and version of the bundle that defines the class of {@code object}, or the file that
   * defines a dialect.
   */
  static String of(@Nullable Object object) {
    if (object instanceof Dialect dialect && dialect.source() != null) {
      return dialect.source();
    }
    Bundle bundle = FrameworkUtil.getBundle(object.getClass());
    return bundle == null ? "(no bundle)" : BundleDiagnosis.name(bundle);
  }

  /** Returns whether a bundle, given by its name and version, is part of this release of Mortise. */
  static boolean isOurs(String bundle) {
    return bundle.startsWith("org.mortise.")
        && bundle.endsWith(" " + FrameworkUtil.getBundle(Origin.class).getVersion());
  }

  /** Describes the contribution of each bundle to a snapshot, sorted by bundle. */
  public static Map<String, String> contents(Snapshot snapshot) {
    Map<String, List<String>> parts = new TreeMap<>();
    for (Dialect dialect : snapshot.dialects()) {
      add(parts, dialect, "dialect " + dialect.namespace());
    }
    for (PassFactory pass : snapshot.passes()) {
      add(parts, pass, "pass " + pass.spec().name());
    }
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      add(parts, pipeline, "pipeline " + pipeline.name());
    }
    for (AnalysisFactory analysis : snapshot.analyses()) {
      add(parts, analysis, "analysis " + analysis.name());
    }
    Map<String, Integer> interfaces = new TreeMap<>();
    for (ServedInterface each : snapshot.interfaces()) {
      interfaces.merge(of(each.provider()), 1, Integer::sum);
    }
    interfaces.forEach((bundle, count) -> parts.computeIfAbsent(bundle, name -> new ArrayList<>())
        .add(count + (count == 1 ? " interface implementation" : " interface implementations")));
    Map<String, String> contents = new TreeMap<>();
    parts.forEach((bundle, list) -> contents.put(bundle, String.join(", ", list)));
    return contents;
  }

  private static void add(Map<String, List<String>> parts, Object object, String what) {
    parts.computeIfAbsent(of(object), name -> new ArrayList<>()).add(what);
  }
}
