// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.StridesAndOffset;

/** Sees memory with its dimensions in another order. */
public final class TransposeOp {
  public static final String NAME = "memref.transpose";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("in", TypeConstraints.ANY_STRIDED_MEMREF)
      .result("result", TypeConstraints.ANY_STRIDED_MEMREF)
      .attribute("permutation", AttributeConstraints.AFFINE_MAP)
      .pure()
      .assembly(new Assembly())
      .verifier(TransposeOp::verify)
      .folder((op, constants) -> TransposeOp.fold(op))
      .resultNames((op, sink) -> sink.name(op.result(0), "transpose"))
      .build();

  private final Operation op;

  private TransposeOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static TransposeOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new TransposeOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value in() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  public AffineMap permutation() {
    return ((AffineMapAttr) op.property(0)).map();
  }

  private static Diagnostic verify(Operation op) {
    TransposeOp transpose = new TransposeOp(op);
    AffineMap map = transpose.permutation();
    MemRefType source = (MemRefType) transpose.in().type();
    if (!map.isPermutation()) {
      return op.opError("expected a permutation map");
    }
    if (map.dimCount() != source.rank()) {
      return op.opError("expected a permutation map of same rank as the input");
    }
    MemRefType result = (MemRefType) op.result(0).type();
    MemRefType expected = transposedType(source, map);
    boolean same = expected.withLayout(null) == result.withLayout(null)
        && expected.stridesAndOffset().equals(result.stridesAndOffset());
    return same ? null : op.opError("result type '" + result
        + "' is not equivalent to the canonical transposed input type '" + withMap(expected) + "'");
  }

  /** The same type with its layout as a map. */
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

  private static FoldResult fold(Operation op) {
    TransposeOp transpose = new TransposeOp(op);
    if (transpose.permutation().isIdentity() && op.operand(0).type() == op.result(0).type()) {
      return FoldResult.of(op.operand(0));
    }
    TransposeOp inner = of(op.operand(0).definingOp());
    if (inner == null) {
      return FoldResult.NONE;
    }
    AffineMap both = transpose.permutation().compose(inner.permutation());
    op.setProperty(0, AffineMapAttr.of(op.context(), both));
    op.setOperand(0, inner.in());
    return FoldResult.IN_PLACE;
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
      state.setProperty(0, AffineMapAttr.of(parser.context(), map));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printOperand(op.operand(0));
      printer.print(' ');
      printer.print(TransposeOp.of(op).permutation().toString());
      printer.printOptionalAttrDict(op, "permutation");
      printer.print(" : ").printType(op.operand(0).type()).print(" to ").printType(op.result(0).type());
    }
  }
}
