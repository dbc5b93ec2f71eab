// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.StridesAndOffset;

/** Views memory with its dimensions permuted. */
@Op(name = "memref.transpose",
    operands = "in: ANY_STRIDED_MEMREF",
    results = "result: ANY_STRIDED_MEMREF",
    attributes = "permutation: AFFINE_MAP",
    traits = "PURE",
    resultNames = "transpose",
    implementations = {MemRefViews.class, MemorySpaceViews.class})
public final class TransposeOp extends TransposeOpBase {
  TransposeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  FoldResult fold(Attribute[] constants) {
    if (permutation().isIdentity() && in().type() == result().type()) {
      return FoldResult.of(in());
    }
    TransposeOp inner = of(in().definingOp());
    if (inner == null) {
      return FoldResult.NONE;
    }
    setPermutationAttr(AffineMapAttr.of(context(), permutation().compose(inner.permutation())));
    inOperand().set(inner.in());
    return FoldResult.IN_PLACE;
  }

  /** Returns the map from result dimensions to operand dimensions. */
  public AffineMap permutation() {
    return permutationAttr().map();
  }

  @Nullable Diagnostic verify() {
    AffineMap map = permutation();
    MemRefType source = inType();
    if (!map.isPermutation()) {
      return opError("expected a permutation map");
    }
    if (map.dimCount() != source.rank()) {
      return opError("expected a permutation map of same rank as the input");
    }
    MemRefType result = resultType();
    MemRefType expected = transposedType(source, map);
    boolean same = expected.withLayout(null) == result.withLayout(null)
        && expected.stridesAndOffset().equals(result.stridesAndOffset());
    return same ? null : opError("result type '" + result
        + "' is not equivalent to the canonical transposed input type '" + withMap(expected) + "'");
  }

  /** Returns the type with its layout as an affine map. */
  private static MemRefType withMap(MemRefType type) {
    return type.withLayout(AffineMapAttr.of(type.context(), type.layoutMap()));
  }

  private static MemRefType transposedType(MemRefType source, AffineMap map) {
    StridesAndOffset layout = source.stridesAndOffset();
    long[] shape = new long[source.rank()];
    long[] strides = new long[source.rank()];
    for (int i = 0; i < shape.length; i++) {
      int from = ((AffineDimExpr) map.result(i)).position();
      shape[i] = source.dim(from);
      strides[i] = layout.strides()[from];
    }
    StridedLayoutAttr strided = StridedLayoutAttr.of(source.context(), layout.offset(), strides);
    return MemRefType.of(shape, source.elementType(), strided, source.memorySpace());
  }

  /** {@code %in (d0, d1) -> (d1, d0) attributes : type to type}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand in = parser.parseOperand();
      AffineMap map = parser.parseAffineMap();
      parser.parseOptionalAttrDict(state);
      MemRefType from = parser.parseColonType(MemRefType.class);
      state.addOperand(parser.resolveOperand(in, from));
      parser.parseKeyword("to");
      state.addResultType(parser.parseType());
      state.addAttribute("permutation", AffineMapAttr.of(parser.context(), map));
    }

    @Override
    public String template() {
      return " $%in $permutation : $type to $resultType";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      TransposeOp op = new TransposeOp(operation);
      printer.print(' ');
      printer.printOperand(op.in());
      printer.print(' ');
      printer.print(op.permutation().toString());
      printer.printOptionalAttrDict(operation, "permutation");
      printer.print(" : ").printType(op.in().type()).print(" to ").printType(op.resultType());
    }
  }
}
