// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/** Allows all operations of a dialect to be inlined, but nothing to be inlined into their regions. */
public final class InlineOperations implements DialectInlinerInterface {
  @Override
  public boolean isLegalToInline(Operation op, Region target, boolean wouldBeCloned) {
    return true;
  }
}
