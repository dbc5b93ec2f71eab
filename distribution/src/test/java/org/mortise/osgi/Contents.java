// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import java.util.Set;
import java.util.TreeSet;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
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
    for (InterfaceAttachment attachment : snapshot.attachments()) {
      for (String operation : attachment.operations()) {
        lines.add("interface " + attachment.type().getName() + " of " + operation + " by "
            + attachment.implementation().getClass().getName());
      }
    }
    return lines;
  }
}
