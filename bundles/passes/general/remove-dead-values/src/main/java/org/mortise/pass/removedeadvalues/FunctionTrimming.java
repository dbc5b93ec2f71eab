// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.removedeadvalues;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.LiveValueAnalysis;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.pass.PassRun;

/** Removes dead arguments and results from a function whose calls are all known, and from these calls. */
final class FunctionTrimming {
  private final Operation function;
  private final @Nullable FunctionOpInterface meaning;
  private final List<Operation> calls;
  private final LiveValueAnalysis live;
  private final PassRun run;

  FunctionTrimming(Operation function, List<Operation> calls, LiveValueAnalysis live, PassRun run) {
    this.function = function;
    this.meaning = function.getInterface(FunctionOpInterface.class);
    this.calls = calls;
    this.live = live;
    this.run = run;
  }

  void trim() {
    Block entry = meaning.getBody(function).first();
    BitSet arguments = deadArguments(entry);
    BitSet results = deadResults();
    if (arguments.isEmpty() && results.isEmpty()) {
      return;
    }
    Trimmed.report(function, arguments.cardinality(), results.cardinality(), run);
    changeSignature(arguments, results);
    Trimmed.eraseArguments(entry, arguments);
    for (Block block = entry; block != null; block = block.next()) {
      Operation exit = block.last();
      if (exit != null && exit.hasTrait(Trait.RETURN_LIKE)) {
        Trimmed.eraseOperands(new OperandRange(exit, 0, exit.operandCount(), 0), results);
      }
    }
    for (Operation call : calls) {
      Trimmed.eraseOperands(call.getInterface(CallOpInterface.class).getArgOperands(call), arguments);
      Trimmed.eraseResults(call, results);
    }
  }

  private BitSet deadArguments(Block entry) {
    BitSet dead = new BitSet();
    for (int i = 0; i < entry.argumentCount(); i++) {
      dead.set(i, !live.isLive(entry.argument(i)));
    }
    return dead;
  }

  private BitSet deadResults() {
    BitSet dead = new BitSet();
    dead.set(0, meaning.getResultTypes(function).size());
    for (Operation call : calls) {
      for (int i = 0; i < call.resultCount(); i++) {
        if (live.isLive(call.result(i))) {
          dead.clear(i);
        }
      }
    }
    return dead;
  }

  private void changeSignature(BitSet arguments, BitSet results) {
    List<Type> argumentTypes = meaning.getArgumentTypes(function);
    List<Type> resultTypes = meaning.getResultTypes(function);
    keepAttributes(FunctionLike.ARG_ATTRS, argumentTypes.size(), arguments, i -> meaning.getArgAttrs(function, i));
    keepAttributes(FunctionLike.RES_ATTRS, resultTypes.size(), results, i -> meaning.getResultAttrs(function, i));
    meaning.setType(function, without(argumentTypes, arguments), without(resultTypes, results));
  }

  private void keepAttributes(String name, int count, BitSet dead, IntFunction<DictionaryAttr> old) {
    if (!function.hasAttr(name)) {
      return;
    }
    List<DictionaryAttr> kept = new ArrayList<>();
    boolean any = false;
    for (int i = dead.nextClearBit(0); i < count; i = dead.nextClearBit(i + 1)) {
      kept.add(old.apply(i));
      any |= !old.apply(i).isEmpty();
    }
    if (any) {
      function.setAttr(name, ArrayAttr.of(function.context(), kept));
    } else {
      function.removeAttr(name);
    }
  }

  private static List<Type> without(List<Type> types, BitSet dead) {
    List<Type> kept = new ArrayList<>(types.size());
    for (int i = 0; i < types.size(); i++) {
      if (!dead.get(i)) {
        kept.add(types.get(i));
      }
    }
    return kept;
  }
}
