// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;

/** An operation that accesses memory and can carry tags that state which other accesses it may alias. */
public interface FirAliasTagOpInterface extends OpInterface {
  /** Returns the address of the memory. */
  Value getAccessedAddress(Operation op);

  /** Replaces the tags, an array of {@code #llvm.tbaa_tag}. */
  void setAliasTags(Operation op, ArrayAttr tags);
}
