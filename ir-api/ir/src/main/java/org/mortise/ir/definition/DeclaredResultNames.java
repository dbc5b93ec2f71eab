// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.mortise.ir.Operation;

/** Names the results of an operation with several result groups after the groups. */
final class DeclaredResultNames implements ResultNames {
  private final OpDefinition definition;

  DeclaredResultNames(OpDefinition definition) {
    this.definition = definition;
  }

  @Override
  public void suggest(Operation op, Sink sink) {
    for (int group = 0; group < definition.resultGroupCount(); group++) {
      int start = definition.resultGroupStart(op, group);
      if (definition.resultGroupLength(op, group) > 0 && start < op.resultCount()) {
        sink.name(op.result(start), definition.resultSpec(group).name());
      }
    }
  }
}
