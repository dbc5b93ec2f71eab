// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferresultstooutparams;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.symbols.SymbolTables;
import org.osgi.service.component.annotations.Component;

/**
 * The pass {@code buffer-results-to-out-params}: {@link OutParamFunction} converts functions, {@link OutParamCall}
 * converts calls.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class BufferResultsToOutParams implements PassFactory {
  private static final PassOption<Boolean> ADD_RESULT_ATTRIBUTE = PassOption.flag(
      "add-result-attr", false, "Add the attribute 'bufferize.result' to all output parameters.");
  private static final PassOption<Boolean> HOIST_STATIC_ALLOCS = PassOption.flag(
      "hoist-static-allocs", false, "Hoist static allocations to call sites.");

  private static final PassSpec SPEC = PassSpec.of("buffer-results-to-out-params",
          "Converts memref-typed function results to out-params")
      .withDescription("""
          Every result of a ranked `memref` type becomes a further argument, into which the function copies the returned
          value; callers allocate it.
          With `hoist-static-allocs` a returned `memref.alloc` of a static shape is not copied but replaced by the
          argument, unless another allocation that is returned at the same position is made before or after it on some
          path. Functions of nested modules are not changed. Buffers allocated by callers are not freed; a deallocation
          pass must follow. Linear.
          """)
      .withPreconditions(OutParamFunction.KNOWN_LAYOUT, OutParamCall.STATIC_SHAPE)
      .onOperation("builtin.module")
      .withOptions(ADD_RESULT_ATTRIBUTE, HOIST_STATIC_ALLOCS)
      .withDialects("memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean addAttribute = options.get(ADD_RESULT_ATTRIBUTE);
    boolean hoist = options.get(HOIST_STATIC_ALLOCS);
    return (module, run) -> convert(module, run, addAttribute, hoist);
  }

  private static void convert(Operation module, PassRun run, boolean addAttribute, boolean hoist) {
    Map<Operation, FuncOp> functions = new IdentityHashMap<>();
    for (Operation op : module.region(0).first().operations()) {
      FuncOp function = FuncOp.of(op);
      if (function == null) {
        continue;
      }
      functions.put(op, function);
      Diagnostic error = new OutParamFunction(function, addAttribute, hoist, run).convert();
      if (error != null) {
        run.emit(error);
        return;
      }
    }
    convertCalls(module, run, functions);
  }

  private static void convertCalls(Operation module, PassRun run, Map<Operation, FuncOp> functions) {
    SymbolTables tables = new SymbolTables();
    List<OutParamCall> calls = new ArrayList<>();
    module.walkPreOrder(op -> {
      CallOp call = CallOp.of(op);
      FuncOp callee = call == null ? null : functions.get(tables.lookupNearestSymbolFrom(op, call.calleeAttr()));
      if (callee != null) {
        calls.add(new OutParamCall(call));
      }
    });
    for (OutParamCall call : calls) {
      Diagnostic error = call.convert();
      if (error != null) {
        run.emit(error);
      }
    }
  }
}
