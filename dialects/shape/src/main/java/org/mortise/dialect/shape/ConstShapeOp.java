// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultTypes;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Produces a constant shape. */
@Op(name = "shape.const_shape",
    results = "result: SHAPE_OR_EXTENTS",
    attributes = "shape: INDEX_ELEMENTS",
    traits = {"CONSTANT_LIKE", "PURE"})
public final class ConstShapeOp extends ConstShapeOpBase {
  /** The limit of the rank of a shape; its text has one number for each extent. */
  private static final long MOST_EXTENTS = 1 << 20;

  ConstShapeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new Types());
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    return ((ShapedType) shapeAttr().type()).numElements() <= MOST_EXTENTS
        ? null : opError("expected at most " + MOST_EXTENTS + " extents");
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(shapeAttr());
  }

  /** The type of the extents; a shape may be declared instead. */
  private static final class Types implements ResultTypes {
    @Override
    public @Nullable List<Type> infer(OperationState state) {
      Attribute shape = state.getAttr("shape");
      return shape == null ? null : List.of(shape.type());
    }

    @Override
    public boolean areCompatible(Type inferred, Type declared) {
      return inferred == declared || ShapeSort.SHAPE.is(declared);
    }
  }

  /** {@code {attributes}[1, 2] : type}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " [$extents] : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parseOptionalAttrDict(state);
      int position = parser.position();
      if (!(parser.parseAttribute(NoneType.of(parser.context())) instanceof ArrayAttr extents)) {
        throw parser.error(position, "expected an array of extents");
      }
      long[] sizes = new long[extents.size()];
      for (int i = 0; i < sizes.length; i++) {
        if (!(extents.get(i) instanceof IntegerAttr extent)) {
          throw parser.error(position, "expected an array of extents");
        }
        sizes[i] = extent.longValue();
      }
      RankedTensorType type = RankedTensorType.of(new long[] {sizes.length}, IndexType.of(parser.context()));
      state.addAttribute("shape", DenseNumbersAttr.ofLongs(type, sizes));
      state.addResultTypes(List.of(parser.parseColonType()));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ').printOptionalAttrDict(op, "shape");
      DenseNumbersAttr extents = of(op).shapeAttr();
      printer.print('[');
      for (int i = 0; i < extents.numElements(); i++) {
        printer.print(i == 0 ? "" : ", ").print(extents.longAt(i));
      }
      printer.print("] : ").printType(of(op).result().type());
    }
  }
}
