// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/**
 * {@code %address, %index, component, ... {...} : (types) -> type}. A component is an operand or a name. The names are
 * written in {@code field_indices} as positions of components, with {@link CoordinateOp#DYNAMIC_INDEX} for each operand
 * between.
 */
final class CoordinateAssembly implements OpAssembly {
  private static final String BASE_TYPE = "baseType";
  private static final String FIELD_INDICES = "field_indices";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>();
    operands.add(parser.parseOperand());
    List<@Nullable String> names = new ArrayList<>();
    List<Integer> positions = new ArrayList<>();
    boolean hasNames = false;
    parser.parsePunctuation(",");
    do {
      UnresolvedOperand operand = parser.parseOptionalOperand();
      positions.add(parser.position());
      if (operand == null) {
        names.add(parser.parseKeyword());
        hasNames = true;
      } else {
        names.add(null);
        operands.add(operand);
      }
    } while (parser.parseOptionalPunctuation(","));
    parser.parseOptionalAttrDict(state);
    int colon = parser.position();
    FunctionType type = parser.parseColonType(FunctionType.class);
    parser.resolveOperands(operands, type.inputs(), colon, state);
    state.addResultTypes(type.results());
    state.addAttribute(BASE_TYPE, TypeAttr.of(type.inputs().get(0)));
    if (hasNames) {
      int[] indices = indicesOf(parser, type.inputs().get(0), names, positions);
      state.addAttribute(FIELD_INDICES, DenseI32ArrayAttr.of(parser.context(), indices));
    }
  }

  private static int[] indicesOf(
      OpAsmParser parser, Type base, List<@Nullable String> names, List<Integer> positions) {
    int[] indices = new int[names.size()];
    Type type = base;
    for (int i = 0; i < indices.length; i++) {
      String name = names.get(i);
      if (name == null) {
        indices[i] = CoordinateOp.DYNAMIC_INDEX;
        continue;
      }
      if (!(EntityTypes.scalarOf(type) instanceof RecordType derived)) {
        throw parser.error(positions.get(i), "custom op 'fir.coordinate_of' base must be a "
            + "derived type when field name appears");
      }
      indices[i] = derived.componentIndex(name);
      if (indices[i] < 0) {
        throw parser.error(positions.get(i), "custom op 'fir.coordinate_of' field '" + name
            + "' is not a component or subcomponent of the base type");
      }
      type = derived.components().get(indices[i]).type();
    }
    return indices;
  }

  @Override
  public String template() {
    return " $%ref, $%coordinates : ($types) -> $type";
  }

  @Override
  public void print(Operation operation, OpAsmPrinter printer) {
    CoordinateOp op = CoordinateOp.of(operation);
    printer.print(' ').printOperand(op.ref());
    DenseI32ArrayAttr indices = op.fieldIndicesAttr();
    if (indices == null) {
      printer.print(", ").printOperands(op.coor());
    } else {
      printIndices(op, indices, printer);
    }
    printer.printOptionalAttrDict(operation, BASE_TYPE, FIELD_INDICES);
    printer.print(" : ");
    printer.printFunctionalType(operation);
  }

  private static void printIndices(CoordinateOp op, DenseI32ArrayAttr indices, OpAsmPrinter printer) {
    Type type = op.baseTypeAttr().value();
    int operand = 0;
    for (int i = 0; i < indices.size(); i++) {
      printer.print(", ");
      int index = indices.get(i);
      if (index == CoordinateOp.DYNAMIC_INDEX) {
        printer.printOperand(op.coor().get(operand++));
      } else {
        RecordType.Member component = ((RecordType) EntityTypes.scalarOf(type)).components().get(index);
        printer.print(component.name());
        type = component.type();
      }
    }
  }
}
