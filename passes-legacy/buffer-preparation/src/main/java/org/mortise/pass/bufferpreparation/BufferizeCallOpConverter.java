// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.types.MemRefType;
import org.mortise.pass.bufferpreparation.Parts.Part;

/**
 * Converts calls: passes the parts of arguments, allocates the buffers of appended arguments before the call, and
 * replaces the results by their parts. All calls are converted according to their types, whatever their callees. Does
 * not insert deallocations for the allocated buffers.
 */
public final class BufferizeCallOpConverter extends BufferizeOpConverter {
  /** Creates the buffer for a result that is appended to the arguments. */
  @FunctionalInterface
  public interface Allocation {
    /** Creates a buffer of type {@code type} for {@code call}; null if its size is not known. */
    @Nullable Value create(OpBuilder builder, Operation call, Type type);
  }

  private final Allocation allocation;

  /** Creates a pattern for {@code func.call}, with {@code memref.alloc}. */
  public BufferizeCallOpConverter(BufferTypeConverter types) {
    this("func.call", types, BufferizeCallOpConverter::alloc);
  }

  /**
   * Creates a pattern.
   *
   * @param callOp the name of operations with {@link CallOpInterface}
   * @param allocation creates buffers
   */
  public BufferizeCallOpConverter(String callOp, BufferTypeConverter types, Allocation allocation) {
    super(callOp, types);
    this.allocation = allocation;
  }

  /** Creates a {@code memref.alloc}, which requires a static shape. */
  public static @Nullable Value alloc(OpBuilder builder, Operation call, Type type) {
    return type instanceof MemRefType memref && memref.hasStaticShape()
        ? AllocOp.create(builder, call.location(), memref, List.of()) : null;
  }

  @Override
  public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    if (call == null) {
      return rewriter.notifyMatchFailure(op, "it is no call");
    }
    List<Type> resultTypes = new ArrayList<>(op.resultCount());
    op.resultList().forEach(result -> resultTypes.add(result.type()));
    OperandRange range = call.getArgOperands(op);
    List<Parts> results = partsOf(op, resultTypes, rewriter);
    List<Parts> passed = results == null ? null : partsOf(range, rewriter);
    List<Value> arguments = passed == null ? null : unpackAll(op, range.start(), passed, operands, rewriter);
    List<Value> buffers = arguments == null ? null : allocate(op, results, rewriter);
    if (buffers == null) {
      return false;
    }
    arguments.addAll(buffers);
    Operation converted = create(op, arguments, results, rewriter);
    List<List<Value>> values = valuesOf(op, converted, results, buffers, rewriter);
    if (values == null) {
      return false;
    }
    rewriter.replaceOpWithParts(op, values);
    return true;
  }

  /** Returns the buffers of all appended results; null, with an error, if one cannot be allocated. */
  private @Nullable List<Value> allocate(Operation op, List<Parts> results, ConversionRewriter rewriter) {
    List<Value> buffers = new ArrayList<>();
    for (Parts result : results) {
      for (Part part : result.list()) {
        Value buffer = part.isAppended() ? allocation.create(rewriter, op, part.argumentType()) : null;
        if (buffer != null) {
          buffers.add(buffer);
        } else if (part.isAppended()) {
          rewriter.notifyError(op.error("cannot create out param for dynamically shaped result"));
          return null;
        }
      }
    }
    return buffers;
  }

  private static Operation create(
      Operation op, List<Value> arguments, List<Parts> results, ConversionRewriter rewriter) {
    OperationState state = new OperationState(op.location(), op.name());
    for (int i = 0; i < op.operandCount(); i++) {
      state.addOperand(op.operand(i));
    }
    for (Parts result : results) {
      for (Part part : result.list()) {
        if (!part.isAppended()) {
          state.addResultType(part.after());
        }
      }
    }
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    for (int i = 0; i < op.successorCount(); i++) {
      state.addSuccessor(op.successor(i));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      state.addRegion();
    }
    Operation converted = rewriter.create(state);
    OperandRange range = converted.getInterface(CallOpInterface.class).getArgOperands(converted);
    range.assign(arguments);
    for (int i = 0; i < op.regionCount(); i++) {
      rewriter.inlineRegionBefore(op.region(i), converted.region(i), null);
    }
    return converted;
  }

  /** Returns for each result of {@code op} its replacement values; null, with an error, if that is not possible. */
  private @Nullable List<List<Value>> valuesOf(
      Operation op, Operation converted, List<Parts> results, List<Value> buffers, ConversionRewriter rewriter) {
    List<List<Value>> all = new ArrayList<>(results.size());
    int nextKept = 0;
    int nextBuffer = 0;
    for (Parts result : results) {
      List<Value> values = new ArrayList<>(result.size());
      for (Part part : result.list()) {
        Value value = part.isAppended() ? withLayout(op, buffers.get(nextBuffer++), part.after(), rewriter)
            : converted.result(nextKept++);
        if (value == null) {
          return null;
        }
        values.add(value);
      }
      all.add(isPackedAtOnce(result) ? packed(op, result.type(), values, rewriter) : values);
    }
    return all;
  }

  /** Returns the buffer with the layout of the result; null, with an error, if there is no such cast. */
  private static @Nullable Value withLayout(Operation op, Value buffer, Type wanted, ConversionRewriter rewriter) {
    if (buffer.type() == wanted) {
      return buffer;
    }
    if (!CastOp.areCastCompatible(buffer.type(), wanted)) {
      rewriter.notifyError(op.error("cannot create out param for result with unsupported layout"));
      return null;
    }
    return CastOp.create(rewriter, op.location(), (MemRefType) wanted, buffer);
  }

  /** Returns whether a value of the result type is created even if it is unused, as in MLIR's conversion. */
  private static boolean isPackedAtOnce(Parts result) {
    return result.size() > 1 && result.keepTypes();
  }

  private List<Value> packed(Operation op, Type type, List<Value> values, ConversionRewriter rewriter) {
    Value packed = types.materializeSource(rewriter, type, values, op.location());
    return packed == null ? values : List.of(packed);
  }
}
