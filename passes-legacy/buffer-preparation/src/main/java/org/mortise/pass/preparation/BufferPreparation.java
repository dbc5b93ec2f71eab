// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/**
 * The preparation phase of bufferization. Converts functions, returns and calls, or a selection of these, according to
 * a {@link BufferTypeConverter}. Other operations keep their types; the converter materializes values between them and
 * converted operations ({@code bufferization.to_tensor} and {@code to_memref} by default). References to functions
 * other than calls are not converted: a {@code func.constant} of a converted function no longer verifies.
 *
 * <pre>{@code
 * BufferTypeConverter types = BufferTypeConverter.builder()
 *     .addTensorConversions()
 *     .addTupleDecomposition(TupleDecomposition.ofTestDialect())
 *     .setResultConversionKind(
 *         RankedTensorType.class, MemRefType.class, ResultConversionKind.APPEND_TO_ARGUMENT_LIST)
 *     .build();
 * List<Diagnostic> errors = BufferPreparation.ofFuncDialect(types).apply(module);
 * }</pre>
 *
 * <p>If any conversion fails, the program is left unchanged. Linear in the size of the program, the number of uses of
 * converted values, and the number of parts. Immutable and thread-safe. Follows the document on bufferization of 2020.
 */
public final class BufferPreparation {
  private final BufferTypeConverter types;
  private final FunctionConverter functions;
  private final ReturnConverter returns;
  private final CallConverter calls;
  private final BranchConverter branches;

  private BufferPreparation(Builder builder) {
    this.types = builder.types;
    this.functions = builder.functions;
    this.returns = builder.returns;
    this.calls = builder.calls;
    this.branches = builder.branches;
  }

  /** Returns a builder of a preparation that converts nothing yet. */
  public static Builder builder(BufferTypeConverter types) {
    return new Builder(types);
  }

  /** Returns a preparation that converts functions, returns and calls of the func dialect. */
  public static BufferPreparation ofFuncDialect(BufferTypeConverter types) {
    return builder(types)
        .convert(new FunctionConverter())
        .convert(new ReturnConverter())
        .convert(new CallConverter())
        .build();
  }

  /** Converts the operations inside {@code root}. Returns the errors; if there are any, nothing has been changed. */
  public List<Diagnostic> apply(Operation root) {
    Conversion conversion = new Conversion(types, root);
    collect(conversion, root);
    if (conversion.hasFailed()) {
      return conversion.errors();
    }
    boolean isReady = false;
    try {
      conversion.prepare();
      isReady = !conversion.hasFailed();
    } finally {
      if (!isReady) {
        conversion.undo();
      }
    }
    if (isReady) {
      conversion.commit();
    }
    return conversion.errors();
  }

  // ---- conversions --------------------------------------------------------------------------------------------------

  private void collect(Conversion conversion, Operation root) {
    SymbolTables tables = new SymbolTables();
    root.walkPreOrder(op -> {
      if (op != root) {
        conversion.tryTo(op, () -> collect(conversion, op, tables));
      }
    });
  }

  private void collect(Conversion conversion, Operation op, SymbolTables tables) {
    if (functions != null && functions.serves(op)) {
      addFunction(conversion, op);
    }
    if (calls != null && calls.serves(op) && isConvertedCallee(op, tables)) {
      addUser(conversion, op, CallConversion.of(conversion, calls, op));
      return;
    }
    if (op.next() != null || op.parentOp() == null || !op.parentOp().implementsInterface(FunctionOpInterface.class)) {
      return;
    }
    if (returns != null && returns.serves(op) && (functions == null || functions.serves(op.parentOp()))) {
      addUser(conversion, op, ReturnConversion.of(conversion, returns, op));
    } else if (BranchConversion.isNeeded(conversion, op)) {
      addUser(conversion, op, new BranchConversion(op));
    }
  }

  private void addFunction(Conversion conversion, Operation op) {
    FunctionConversion function = FunctionConversion.of(conversion, op);
    if (function != null) {
      conversion.add(function);
      conversion.addFunction(op, function);
    }
    Region body = op.getInterface(FunctionOpInterface.class).getBody(op);
    if (branches == null || body.isEmpty()) {
      return;
    }
    for (Block block = body.first().next(); block != null; block = block.next()) {
      BlockConversion arguments = BlockConversion.of(conversion, op, block);
      if (arguments != null) {
        conversion.add(arguments);
        conversion.addBlock(block, arguments);
      }
    }
  }

  private static void addUser(Conversion conversion, Operation op, OpConversion user) {
    if (user != null) {
      conversion.add(user);
      conversion.addUser(op, user);
    }
  }

  /** Returns whether the callee is converted, or unknown. */
  private boolean isConvertedCallee(Operation call, SymbolTables tables) {
    SymbolRefAttr symbol = call.getInterface(CallOpInterface.class).getCalleeSymbol(call);
    if (functions == null || symbol == null) {
      return true;
    }
    Operation callee = tables.lookupNearestSymbolFrom(call, symbol);
    return callee == null || functions.serves(callee);
  }

  /** Selects the operations to be converted. */
  public static final class Builder {
    private final BufferTypeConverter types;
    private FunctionConverter functions;
    private ReturnConverter returns;
    private CallConverter calls;
    private BranchConverter branches;

    private Builder(BufferTypeConverter types) {
      this.types = types;
    }

    public Builder convert(FunctionConverter converter) {
      functions = converter;
      return this;
    }

    public Builder convert(ReturnConverter converter) {
      returns = converter;
      return this;
    }

    public Builder convert(CallConverter converter) {
      calls = converter;
      return this;
    }

    public Builder convert(BranchConverter converter) {
      branches = converter;
      return this;
    }

    public BufferPreparation build() {
      return new BufferPreparation(this);
    }
  }
}
