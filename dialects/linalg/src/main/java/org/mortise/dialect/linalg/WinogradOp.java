// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/**
 * A transformation of Winograd's algorithm for two-dimensional convolutions, which computes {@code m} outputs from
 * tiles of {@code m + r - 1} inputs in each dimension that is not 1, where {@code r} is the size of the filter.
 */
@Op(attributes = "fmr: WINOGRAD_FMR", implementations = WinogradOp.DestinationStyle.class)
abstract class WinogradOp extends WinogradOpBase {
  WinogradOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {" + op.data().get(0) + ", output} have same element type", each ->
        typeOf(each, 0).elementType() == typeOf(each, 1).elementType());
    op.verifier(switch (op.name()) {
      case "linalg.winograd_filter_transform" -> WinogradOp::verifyFilter;
      case "linalg.winograd_input_transform" -> WinogradOp::verifyInput;
      default -> WinogradOp::verifyOutput;
    });
  }

  private static RankedTensorType typeOf(Operation op, int operand) {
    return (RankedTensorType) op.operand(operand).type();
  }

  private static WinogradTile tile(Operation op) {
    return WinogradTile.of(op);
  }

  private static long tileSize(Operation op) {
    return tile(op).size();
  }

  private static @Nullable Diagnostic verifyFilter(Operation op) {
    long[] filter = typeOf(op, 0).shape();
    long r = tile(op).filter();
    if (filter[1] != r && filter[1] != 1) {
      return op.opError("expect filter height either equals to r or 1");
    }
    if (filter[2] != r && filter[2] != 1) {
      return op.opError("expect filter width either equals to r or 1");
    }
    if (filter[1] == 1 && filter[2] == 1) {
      return op.opError("expect either filter height or width equals to r");
    }
    long tile = tileSize(op);
    return verifyShape(op, filter[1] == 1 ? 1 : tile, filter[2] == 1 ? 1 : tile, filter[3], filter[0]);
  }

  private static @Nullable Diagnostic verifyInput(Operation op) {
    long[] input = typeOf(op, 0).shape();
    long tile = tileSize(op);
    return verifyShape(op, input[1] == 1 ? 1 : tile, input[2] == 1 ? 1 : tile,
        tilesOf(op, input[1]), tilesOf(op, input[2]), input[0], input[3]);
  }

  private static long tilesOf(Operation op, long size) {
    if (size == 1 || ShapedType.isDynamic(size)) {
      return size;
    }
    return (size - (tile(op).filter() - 1)) / tile(op).outputs();
  }

  private static @Nullable Diagnostic verifyOutput(Operation op) {
    long[] value = typeOf(op, 0).shape();
    long tile = tileSize(op);
    if (!ShapedType.isDynamic(value[0]) && value[0] != 1 && value[0] != tile) {
      return op.opError("expect input height equals to input tile size");
    }
    if (!ShapedType.isDynamic(value[1]) && value[1] != 1 && value[1] != tile) {
      return op.opError("expect input width equals to input tile size");
    }
    return verifyShape(op, value[4], outputsOf(op, value[0], value[2]), outputsOf(op, value[1], value[3]), value[5]);
  }

  private static long outputsOf(Operation op, long tile, long tiles) {
    if (ShapedType.isDynamic(tile) || ShapedType.isDynamic(tiles)) {
      return ShapedType.DYNAMIC;
    }
    return tile == 1 ? tiles : tiles * tile(op).outputs();
  }

  private static @Nullable Diagnostic verifyShape(Operation op, long... expected) {
    return ShapedType.haveCompatibleShapes(expected, typeOf(op, 1).shape())
        ? null : op.opError("the output shape is not expected");
  }

  /** The output is the only init. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return new OperandRange(op, 1, 1);
    }
  }
}
