// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/** Removes arguments and results of functions, and the operands and results of the calls that belong to them. */
public final class SignatureReduction extends SiteStep<SignatureReduction.Site> {
  record Site(Operation module, Operation function, int index, boolean isResult) {}

  public SignatureReduction(Placeholders placeholders) {
    super("remove arguments and results of functions", Reach.MANY_PLACES, placeholders);
  }

  @Override
  List<Site> list(Operation module) {
    List<Site> sites = new ArrayList<>();
    for (Operation op : Sites.in(module, op -> op.implementsInterface(FunctionOpInterface.class))) {
      FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
      for (int i = 0; i < function.getArgumentTypes(op).size(); i++) {
        sites.add(new Site(module, op, i, false));
      }
      for (int i = 0; i < function.getResultTypes(op).size(); i++) {
        sites.add(new Site(module, op, i, true));
      }
    }
    return sites;
  }

  @Override
  boolean take(Site site, Substitutes substitutes) {
    return site.isResult
        ? eraseResult(site.module, site.function, site.index, substitutes)
        : eraseArgument(site.module, site.function, site.index, substitutes);
  }

  private static boolean eraseArgument(Operation module, Operation op, int index, Substitutes substitutes) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    List<Type> arguments = new ArrayList<>(function.getArgumentTypes(op));
    List<Type> results = function.getResultTypes(op);
    Block entry = function.isExternal(op) ? null : function.getBody(op).first();
    if (entry != null) {
      if (entry.first() == null || index >= entry.argumentCount()
          || !substitutes.replace(entry.first(), List.of(entry.argument(index)))) {
        return false;
      }
      entry.eraseArgument(index);
    }
    arguments.remove(index);
    setType(op, function, arguments, results, index, -1);
    for (Operation call : calls(module, op)) {
      call.getInterface(CallOpInterface.class).getArgOperands(call).erase(index, 1);
    }
    return true;
  }

  private static boolean eraseResult(Operation module, Operation op, int index, Substitutes substitutes) {
    FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
    List<Type> results = new ArrayList<>(function.getResultTypes(op));
    int count = results.size();
    results.remove(index);
    for (Operation call : calls(module, op)) {
      if (call.resultCount() != count || !substitutes.replace(call, List.of(call.result(index)))
          || Rebuilding.withoutResult(call, index) == null) {
        return false;
      }
    }
    if (!function.isExternal(op)) {
      for (Block block : function.getBody(op).blocks()) {
        Operation last = block.terminator();
        if (last != null && last.successorCount() == 0 && last.operandCount() == count) {
          last.eraseOperands(index, 1);
        }
      }
    }
    setType(op, function, function.getArgumentTypes(op), results, -1, index);
    return true;
  }

  /** Sets the signature; the attributes of the arguments and results after the removed ones move with them. */
  private static void setType(Operation op, FunctionOpInterface function, List<Type> arguments, List<Type> results,
      int argument, int result) {
    List<DictionaryAttr> ofArguments = new ArrayList<>();
    List<DictionaryAttr> ofResults = new ArrayList<>();
    int argumentCount = arguments.size() + (argument < 0 ? 0 : 1);
    int resultCount = results.size() + (result < 0 ? 0 : 1);
    DictionaryAttr none = DictionaryAttr.empty(op.context());
    for (int i = 0; i < argumentCount; i++) {
      ofArguments.add(function.getArgAttrs(op, i));
    }
    for (int i = 0; i < resultCount; i++) {
      ofResults.add(function.getResultAttrs(op, i));
    }
    for (int i = 0; i < argumentCount; i++) {
      function.setArgAttrs(op, i, none);
    }
    for (int i = 0; i < resultCount; i++) {
      function.setResultAttrs(op, i, none);
    }
    function.setType(op, arguments, results);
    for (int i = 0; i < arguments.size(); i++) {
      function.setArgAttrs(op, i, ofArguments.get(argument >= 0 && i >= argument ? i + 1 : i));
    }
    for (int i = 0; i < results.size(); i++) {
      function.setResultAttrs(op, i, ofResults.get(result >= 0 && i >= result ? i + 1 : i));
    }
  }

  private static List<Operation> calls(Operation module, Operation function) {
    String name = SymbolTable.getSymbolName(function);
    return Sites.in(module, op -> {
      CallOpInterface call = op.getInterface(CallOpInterface.class);
      SymbolRefAttr callee = call == null ? null : call.getCalleeSymbol(op);
      return callee != null && leaf(callee).equals(name)
          && SymbolTable.lookupNearestSymbolFrom(op, callee) == function;
    });
  }

  private static String leaf(SymbolRefAttr callee) {
    List<String> nested = callee.nestedReferences();
    return nested.isEmpty() ? callee.rootReference() : nested.get(nested.size() - 1);
  }
}
