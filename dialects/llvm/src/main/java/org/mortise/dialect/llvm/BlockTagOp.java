// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Numbers a block whose address is taken by {@code llvm.blockaddress}. */
@Op(name = "llvm.blocktag", since = "22.1",
    attributes = "tag: BLOCK_TAG",
    format = "$tag attr-dict")
public final class BlockTagOp extends BlockTagOpBase {
  BlockTagOp(Operation operation) {
    super(operation);
  }
}
