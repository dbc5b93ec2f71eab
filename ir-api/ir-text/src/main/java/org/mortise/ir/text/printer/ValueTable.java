// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import org.mortise.ir.Value;

/** Numbers values. */
final class ValueTable extends NumberTable<Value> {
  ValueTable(boolean leavesHints) {
    super(leavesHints);
  }

  @Override
  protected int hint(Value value) {
    return value.numberHint();
  }

  @Override
  protected void setHint(Value value, int hint) {
    value.setNumberHint(hint);
  }
}
