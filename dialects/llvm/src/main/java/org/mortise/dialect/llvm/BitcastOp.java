// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The same bits as a value of another type. */
@Op(name = "llvm.bitcast",
    operands = "arg: NON_AGGREGATE",
    results = "res: NON_AGGREGATE",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg) `to` type($res)")
public final class BitcastOp extends BitcastOpBase {
  BitcastOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return Folds.castChain(operation());
  }

  @Nullable Diagnostic verify() {
    Type from = arg().type();
    Type to = res().type();
    boolean isPointer = LlvmConstraints.elementType(from) instanceof PointerType;
    if (isPointer != LlvmConstraints.elementType(to) instanceof PointerType) {
      return opError("can only cast pointers from and to pointers");
    }
    if (!isPointer) {
      return null;
    }
    if (LlvmTypes.isVector(from) != LlvmTypes.isVector(to)) {
      return opError(LlvmTypes.isVector(from) ? "cannot cast vector of pointers to pointer"
          : "cannot cast pointer to vector of pointers");
    }
    boolean sameSpace = ((PointerType) LlvmConstraints.elementType(from)).addressSpace()
        == ((PointerType) LlvmConstraints.elementType(to)).addressSpace();
    return sameSpace ? null
        : opError("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead");
  }
}
