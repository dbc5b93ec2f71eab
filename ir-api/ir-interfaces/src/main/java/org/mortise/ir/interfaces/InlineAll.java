// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/** Allows all operations of a dialect to be inlined, and any operation to be inlined into their regions. */
public class InlineAll implements DialectInlinerInterface {
  @Override
  public boolean isLegalToInlineInto(
      Region target, Region source, boolean wouldBeCloned, List<? extends Value> arguments) {
    return true;
  }

  @Override
  public boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    return true;
  }
}
