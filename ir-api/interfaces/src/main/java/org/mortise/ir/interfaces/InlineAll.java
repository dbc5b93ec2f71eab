// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** Allows all operations of a dialect to be inlined, and any operation to be inlined into their regions. */
public class InlineAll implements DialectInlinerInterface {
  @Override
  public boolean isLegalToInlineInto(Region target, Region source, boolean wouldBeCloned) {
    return true;
  }

  @Override
  public boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    return true;
  }
}
