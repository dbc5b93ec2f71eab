// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Takes a memory reference apart: where the memory is, the offset, and the sizes and strides of the dimensions. */
public final class ExtractStridedMetadataOp {
  public static final String NAME = "memref.extract_strided_metadata";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("source", TypeConstraints.ANY_STRIDED_MEMREF)
      .result("base_buffer", TypeConstraints.ANY_STRIDED_MEMREF_OF_RANK_0)
      .result("offset", TypeConstraints.INDEX)
      .results("sizes_and_strides", TypeConstraints.ANY)
      .pure()
      .verifier(ExtractStridedMetadataOp::verify)
      .inferResultTypes(state -> StridedMetadata.resultTypes(state.operands().get(0).type()))
      .format("$source `:` type($source) `->` type(results) attr-dict")
      .resultNames(StridedMetadata::nameResults)
      .folder(StridedMetadata::fold)
      .build();

  private final Operation op;

  private ExtractStridedMetadataOp(Operation op) {
    this.op = op;
  }

  public static ExtractStridedMetadataOp create(OpBuilder builder, Location location, Value source) {
    OperationState state = builder.state(location, NAME).addOperand(source).inferResultTypes();
    return new ExtractStridedMetadataOp(builder.create(state));
  }

  /** As many sizes as strides, of indices; what is left over is told when types are compared with those inferred. */
  private static Diagnostic verify(Operation op) {
    int end = 2 + (op.resultCount() - 2) / 2 * 2;
    for (int i = 2; i < end; i++) {
      if (!TypeConstraints.INDEX.accepts(op.result(i).type())) {
        return op.opError("result #" + i + " must be variadic of index, but got '" + op.result(i).type() + "'");
      }
    }
    return null;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ExtractStridedMetadataOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ExtractStridedMetadataOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value baseBuffer() {
    return op.result(0);
  }

  public Value offset() {
    return op.result(1);
  }

  public int rank() {
    return (op.resultCount() - 2) / 2;
  }

  public Value size(int dimension) {
    return op.result(2 + dimension);
  }

  public Value stride(int dimension) {
    return op.result(2 + rank() + dimension);
  }
}
