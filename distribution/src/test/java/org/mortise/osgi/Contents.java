// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import java.util.Set;
import java.util.TreeSet;
import org.mortise.ir.Dialect;
import org.mortise.pipeline.ServedInterface;
import org.mortise.pipeline.Snapshot;

/** The contents of a snapshot as comparable lines. */
final class Contents {
  private Contents() {}

  static Set<String> of(Snapshot snapshot) {
    Set<String> lines = new TreeSet<>();
    for (Dialect dialect : snapshot.dialects()) {
      lines.add("dialect " + dialect.namespace());
    }
    snapshot.passes().forEach(pass -> lines.add("pass " + pass.spec().name()));
    snapshot.pipelines().forEach(pipeline -> lines.add("pipeline " + pipeline.name()));
    for (ServedInterface each : snapshot.interfaces()) {
      for (String operation : each.operations()) {
        lines.add("interface " + each.type() + " of " + operation + " by " + each.implementation());
      }
    }
    return lines;
  }
}
