// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.List;
import java.util.function.Predicate;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.types.MemRefType;

/**
 * Converts calls: passes the parts of arguments, allocates the buffers of appended arguments before the call, and
 * rebuilds the old results for operations that are not converted. With a {@link FunctionConverter}, calls of functions
 * that it does not accept are not converted; all others are converted according to their types. Does not insert
 * deallocations for the allocated buffers.
 */
public final class CallConverter {
  /** Creates the buffer for a result that is appended to the arguments. */
  @FunctionalInterface
  public interface Allocation {
    /**
     * Creates a buffer of type {@code type} for {@code call}.
     *
     * @throws PreparationException if the size of the buffer cannot be derived from the call
     */
    Value create(OpBuilder builder, Operation call, Type type);
  }

  private final Predicate<Operation> calls;
  private final Allocation allocation;

  /** Creates a converter for {@code func.call}, with {@code memref.alloc}. */
  public CallConverter() {
    this(op -> op.name().toString().equals("func.call"), CallConverter::alloc);
  }

  /**
   * Creates a converter.
   *
   * @param calls selects the operations with {@link CallOpInterface} to convert
   * @param allocation creates buffers
   */
  public CallConverter(Predicate<Operation> calls, Allocation allocation) {
    this.calls = calls;
    this.allocation = allocation;
  }

  boolean serves(Operation op) {
    return op.implementsInterface(CallOpInterface.class) && calls.test(op);
  }

  Value allocate(OpBuilder builder, Operation call, Type type) {
    Value buffer = allocation.create(builder, call, type);
    if (buffer.type() != type) {
      throw new PreparationException("a buffer of type '" + buffer.type() + "' was allocated instead of '" + type
          + "'");
    }
    return buffer;
  }

  /** Creates a {@code memref.alloc}, which requires a static shape. */
  public static Value alloc(OpBuilder builder, Operation call, Type type) {
    if (!(type instanceof MemRefType memref) || !memref.hasStaticShape()) {
      throw new PreparationException("cannot create out param for dynamically shaped result");
    }
    MemRefType plain = memref.withLayout(null);
    if (!CastOp.areCastCompatible(plain, memref)) {
      throw new PreparationException("cannot create out param for result with unsupported layout");
    }
    Value buffer = AllocOp.create(builder, call.location(), plain, List.of()).memref();
    return plain == memref ? buffer : CastOp.create(builder, call.location(), memref, buffer).dest();
  }
}
