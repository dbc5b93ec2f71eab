// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.RewriteListener;

/** Collects a line for each change of an operation. */
final class ChangeReport implements RewriteListener {
  private final StringBuilder text = new StringBuilder();

  String text() {
    return text.toString();
  }

  @Override
  public void operationInserted(Operation op) {
    text.append("notifyOperationInserted: ").append(op.name()).append(", was unlinked\n");
  }

  @Override
  public void operationMoved(Operation op) {
    text.append("notifyOperationInserted: ").append(op.name()).append(", was linked, exact position unknown\n");
  }

  @Override
  public void operationModified(Operation op) {
    text.append("notifyOperationModified: ").append(op.name()).append('\n');
  }

  @Override
  public void operationReplaced(Operation op, List<? extends Value> values) {
    text.append("notifyOperationReplaced: ").append(op.name()).append('\n');
  }

  @Override
  public void operationErased(Operation op) {
    text.append("notifyOperationErased: ").append(op.name()).append('\n');
  }
}
