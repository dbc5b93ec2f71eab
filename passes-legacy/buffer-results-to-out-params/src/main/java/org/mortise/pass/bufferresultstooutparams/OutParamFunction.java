// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferresultstooutparams;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.func.FuncOp;
import org.mortise.dialect.func.ReturnOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Converts a function whose buffer results become arguments: its signature and its returns. */
final class OutParamFunction {
  static final Precondition KNOWN_LAYOUT = Precondition.checkedByPass(
      "Results of a ranked `memref` type have the identity layout, or a layout with dynamic offset and strides.",
      op -> op.error("cannot create out param for result with unsupported layout"));

  private static final String RESULT_ATTRIBUTE = "bufferize.result";

  private final FuncOp function;
  private final Operation op;
  private final boolean addAttribute;
  private final boolean hoist;
  private final PassRun run;

  OutParamFunction(FuncOp function, boolean addAttribute, boolean hoist, PassRun run) {
    this.run = run;
    this.function = function;
    this.op = function.operation();
    this.addAttribute = addAttribute;
    this.hoist = hoist;
  }

  /** Converts the function. Returns an error, or null. */
  @Nullable Diagnostic convert() {
    FunctionType type = function.type();
    int buffers = 0;
    for (Type result : type.results()) {
      if (result instanceof MemRefType memref) {
        buffers++;
        if (!hasStaticIdentityLayout(memref) && !hasDynamicLayout(memref)) {
          return KNOWN_LAYOUT.error(op);
        }
      }
    }
    if (buffers == 0) {
      return null;
    }
    changeSignature(type);
    if (!function.isDeclaration()) {
      changeReturns(type);
    }
    return null;
  }

  private void changeSignature(FunctionType type) {
    FunctionOpInterface signature = op.getInterface(FunctionOpInterface.class);
    List<Type> arguments = new ArrayList<>(type.inputs());
    List<DictionaryAttr> argumentAttributes = new ArrayList<>();
    List<Type> results = new ArrayList<>();
    List<DictionaryAttr> resultAttributes = new ArrayList<>();
    for (int i = 0; i < type.resultCount(); i++) {
      DictionaryAttr attributes = signature.getResultAttrs(op, i);
      if (type.result(i) instanceof MemRefType memref) {
        arguments.add(memref);
        argumentAttributes.add(
            addAttribute ? attributes.with(RESULT_ATTRIBUTE, UnitAttr.of(op.context())) : attributes);
      } else {
        results.add(type.result(i));
        resultAttributes.add(attributes);
      }
    }
    op.removeAttr(FunctionLike.RES_ATTRS);
    signature.setType(op, arguments, results);
    for (int i = 0; i < argumentAttributes.size(); i++) {
      if (op.hasAttr(FunctionLike.ARG_ATTRS) || !argumentAttributes.get(i).isEmpty()) {
        signature.setArgAttrs(op, type.inputCount() + i, argumentAttributes.get(i));
      }
    }
    for (int i = 0; i < resultAttributes.size(); i++) {
      if (!resultAttributes.get(i).isEmpty()) {
        signature.setResultAttrs(op, i, resultAttributes.get(i));
      }
    }
  }

  private void changeReturns(FunctionType type) {
    Block entry = function.body().first();
    List<Value> parameters = new ArrayList<>();
    for (int i = 0; i < type.resultCount(); i++) {
      parameters.add(type.result(i) instanceof MemRefType memref ? entry.addArgument(memref, op.location()) : null);
    }
    List<ReturnOp> exits = new ArrayList<>();
    for (Block block : function.body().blocks()) {
      ReturnOp exit = ReturnOp.of(block.last());
      if (exit != null) {
        exits.add(exit);
      }
    }
    HoistableAllocations hoistable = hoist ? HoistableAllocations.of(function, exits, parameters) : null;
    for (ReturnOp exit : exits) {
      changeReturn(exit, parameters, hoistable);
    }
  }

  private void changeReturn(ReturnOp exit, List<Value> parameters, @Nullable HoistableAllocations hoistable) {
    OpBuilder builder = OpBuilder.before(exit);
    List<Value> kept = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      Value returned = exit.operands().get(i);
      if (parameters.get(i) == null) {
        kept.add(returned);
      } else if (hoistable != null && hoistable.contains(returned, i)) {
        Operation allocation = returned.definingOp();
        run.remark(Remark.Kind.PASSED, "Hoisted", allocation).with("Result", i)
            .message("allocated by the callers: result #" + i + " is an argument").emit();
        returned.replaceAllUsesWith(parameters.get(i));
        allocation.erase();
      } else {
        run.remark(Remark.Kind.MISSED, "ResultCopied", exit).with("Result", i)
            .message("result #" + i + " is copied into an argument").emit();
        CopyOp.create(builder, exit.location(), returned, parameters.get(i));
      }
    }
    exit.operands().assign(kept);
  }

  static boolean hasStaticIdentityLayout(MemRefType type) {
    return type.isIdentityLayout();
  }

  private static boolean hasDynamicLayout(MemRefType type) {
    StridesAndOffset layout = type.stridesAndOffset();
    if (layout == null || layout.hasStaticOffset()) {
      return false;
    }
    for (long stride : layout.strides()) {
      if (!ShapedType.isDynamic(stride)) {
        return false;
      }
    }
    return true;
  }
}
