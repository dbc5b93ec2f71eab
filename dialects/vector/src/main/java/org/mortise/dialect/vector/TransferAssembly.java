// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/**
 * The syntax of transfers: {@code %source[%i], %padding, %mask {...} : type, type} of reads, {@code %vector,
 * %source[%i], %mask {...} : type, type} of writes. A permutation map that takes the last dimensions in order is
 * omitted, and so is an all-false {@code in_bounds}.
 */
final class TransferAssembly implements OpAssembly {
  static final String MAP = "permutation_map";
  static final String IN_BOUNDS = "in_bounds";

  private final boolean isRead;

  TransferAssembly(boolean isRead) {
    this.isRead = isRead;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand vector = null;
    if (!isRead) {
      vector = parser.parseOperand();
      parser.parsePunctuation(",");
    }
    UnresolvedOperand source = parser.parseOperand();
    List<UnresolvedOperand> indices = new ArrayList<>(4);
    parser.parseOperandList(indices, Delimiter.SQUARE);
    UnresolvedOperand padding = null;
    if (isRead) {
      parser.parsePunctuation(",");
      padding = parser.parseOperand();
    }
    UnresolvedOperand mask = parser.parseOptionalPunctuation(",") ? parser.parseOperand() : null;
    DictionaryAttr attributes = parser.parseOptionalAttrDict();
    state.addAttributes(attributes);
    int position = parser.position();
    List<Type> types = new ArrayList<>(2);
    parser.parseColonTypeList(types);
    if (types.size() != 2) {
      throw parser.error(position, "requires two types");
    }
    VectorType vectorType = isRead ? null : vectorType(parser, position, types.get(0));
    ShapedType sourceType = sourceType(parser, position, types.get(isRead ? 0 : 1));
    vectorType = isRead ? vectorType(parser, position, types.get(1)) : vectorType;
    AffineMap map = addDefaults(state, attributes, sourceType, vectorType);
    if (vector != null) {
      state.addOperand(parser.resolveOperand(vector, vectorType));
    }
    state.addOperand(parser.resolveOperand(source, sourceType.asType()));
    parser.resolveOperands(indices, IndexType.of(parser.context()), state);
    if (padding != null) {
      state.addOperand(parser.resolveOperand(padding, sourceType.elementType()));
    }
    if (mask != null) {
      state.addOperand(parser.resolveOperand(mask, maskType(parser, position, mask, sourceType, vectorType, map)));
    }
    int masks = mask == null ? 0 : 1;
    state.setOperandSegments(
        isRead ? new int[] {1, indices.size(), 1, masks} : new int[] {1, 1, indices.size(), masks});
    if (isRead) {
      state.addResultType(vectorType);
    } else if (sourceType instanceof RankedTensorType tensor) {
      state.addResultType(tensor);
    }
  }

  private static VectorType vectorType(OpAsmParser parser, int position, Type type) {
    if (type instanceof VectorType vector) {
      return vector;
    }
    throw parser.error(position, "requires vector type");
  }

  private static ShapedType sourceType(OpAsmParser parser, int position, Type type) {
    if (type instanceof MemRefType || type instanceof RankedTensorType) {
      return (ShapedType) type;
    }
    throw parser.error(position, "requires memref or ranked tensor type");
  }

  /** Adds omitted attributes and returns the permutation map. The verifier reports attributes of a wrong kind. */
  private static AffineMap addDefaults(
      OperationState state, DictionaryAttr given, ShapedType source, VectorType vector) {
    AffineMap map = state.getAttr(MAP) instanceof AffineMapAttr attribute
        ? attribute.map() : Transfers.minorIdentity(source, vector);
    if (given.get(MAP) == null) {
      state.addAttribute(MAP, AffineMapAttr.of(state.context(), map));
    }
    if (given.get(IN_BOUNDS) == null) {
      state.addAttribute(IN_BOUNDS, Transfers.inBounds(state.context(), new boolean[map.resultCount()]));
    }
    return map;
  }

  private static Type maskType(
      OpAsmParser parser, int position, UnresolvedOperand operand, ShapedType source, VectorType vector,
      AffineMap map) {
    if (source.elementType() instanceof VectorType) {
      throw parser.error(operand.position(), "does not support masks with vector element type");
    }
    if (vector.rank() != map.resultCount()) {
      throw parser.error(
          position, "expected the same rank for the vector and the results of the permutation map");
    }
    VectorType mask = Transfers.maskType(vector, map);
    if (mask == null) {
      throw parser.error(position, Transfers.NOT_PROJECTED);
    }
    return mask;
  }

  @Override
  public String template() {
    return isRead ? " $%source[$%indices], $%padding : $type, $vectorType"
        : " $%vector, $%source[$%indices] : $vectorType, $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    Transfer transfer = Transfer.of(op);
    printer.print(' ');
    if (!isRead) {
      printer.printOperand(transfer.vector()).print(", ");
    }
    printer.printOperand(transfer.source()).print('[').printOperands(transfer.indices()).print(']');
    if (isRead) {
      printer.print(", ").printOperand(TransferReadOp.of(op).padding());
    }
    if (transfer.mask() != null) {
      printer.print(", ").printOperand(transfer.mask());
    }
    printAttributes(op, transfer, printer);
    Type source = transfer.source().type();
    Type vector = transfer.vector().type();
    printer.print(" : ").printTypes(isRead ? List.of(source, vector) : List.of(vector, source));
  }

  private static void printAttributes(Operation op, Transfer transfer, OpAsmPrinter printer) {
    List<String> elided = new ArrayList<>(3);
    elided.add(OpSchema.OPERAND_SEGMENT_SIZES);
    if (transfer.map().isMinorIdentity()) {
      elided.add(MAP);
    }
    if (!transfer.hasInBoundsDim()) {
      elided.add(IN_BOUNDS);
    }
    printer.printOptionalAttrDict(op, elided.toArray(new String[0]));
  }
}
