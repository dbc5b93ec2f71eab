// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.mortise.ir.Operation;

/** Names the results of an operation by a fixed list, in which an empty name is skipped. */
final class GivenResultNames implements ResultNames {
  private final String[] names;

  GivenResultNames(String[] names) {
    this.names = names;
  }

  @Override
  public void suggest(Operation op, Sink sink) {
    for (int i = 0; i < names.length && i < op.resultCount(); i++) {
      if (!names[i].isEmpty()) {
        sink.name(op.result(i), names[i]);
      }
    }
  }
}
