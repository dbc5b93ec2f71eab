// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Context;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.bufferization.ArgumentAttributes;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.text.printer.FragmentPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TensorType;

/** Annotates a program with the decisions of an analysis, by MLIR's attributes, for tests and for inspection. */
final class AnalysisAnnotations {
  private static final String IN_PLACE = "__inplace_operands_attr__";
  private static final String RESULT_ALIASES = "__opresult_alias_set_attr__";
  private static final String ARGUMENT_ALIASES = "__bbarg_alias_set_attr__";
  private static final String EQUIVALENT_ARGUMENTS = "__equivalent_func_args__";

  private final OneShotState state;
  private final OneShotOptions options;
  private final Set<OpOperand> printed = new HashSet<>();
  private int conflictCount;
  private int readOnlyCount;

  AnalysisAnnotations(OneShotState state, OneShotOptions options) {
    this.state = state;
    this.options = options;
  }

  /** Annotates the operations inside {@code root}, which was analyzed, if the options request it. */
  void annotate(Operation root) {
    if (options.printConflicts()) {
      state.conflicts().forEach((operand, conflict) -> {
        if (printed.add(operand)) {
          annotate(conflict);
        }
      });
    }
    if (options.testAnalysisOnly()) {
      root.walk(this::annotateOperands);
    }
    if (options.dumpAliasSets()) {
      FragmentPrinter names = new FragmentPrinter(root, PrinterOptions.DEFAULT);
      root.walk(op -> annotateAliases(op, names));
    }
  }

  private void annotate(Conflict conflict) {
    if (conflict.rule() == Conflict.Rule.NOT_WRITABLE) {
      for (Value value : conflict.values()) {
        mark(BufferTypes.ownerOf(value), "W_" + readOnlyCount++ + "[NOT-WRITABLE: " + describe(value) + "]");
      }
    } else if (conflict.rule() == Conflict.Rule.READ_AFTER_WRITE) {
      String id = "C_" + conflictCount++;
      Value definition = conflict.values().get(0);
      mark(conflict.write().owner(), id + "[CONFL-WRITE: " + conflict.write().index() + "]");
      mark(conflict.read().owner(), id + "[READ: " + conflict.read().index() + "]");
      mark(BufferTypes.ownerOf(definition), id + "[DEF: " + describe(definition) + "]");
    }
  }

  private static void mark(Operation op, String attribute) {
    op.setAttr(attribute, UnitAttr.of(op.context()));
  }

  private static String describe(Value value) {
    return value instanceof OpResult result
        ? "result " + result.index() : "bbArg " + ((BlockArgument) value).index();
  }

  private void annotateOperands(Operation op) {
    List<String> texts = new ArrayList<>(op.operandCount());
    boolean hasTensors = false;
    for (int i = 0; i < op.operandCount(); i++) {
      boolean isTensor = op.operand(i).type() instanceof TensorType;
      hasTensors |= isTensor;
      texts.add(isTensor ? Boolean.toString(state.isInPlace(op.opOperand(i))) : "none");
    }
    if (hasTensors) {
      op.setAttr(IN_PLACE, strings(op.context(), texts));
    }
  }

  private void annotateAliases(Operation op, FragmentPrinter names) {
    List<Attribute> ofResults = new ArrayList<>();
    for (OpResult result : op.resultList()) {
      if (result.type() instanceof TensorType) {
        ofResults.add(aliases(op.context(), result, names));
      }
    }
    if (!ofResults.isEmpty()) {
      op.setAttr(RESULT_ALIASES, ArrayAttr.of(op.context(), ofResults));
    }
    List<Attribute> ofRegions = new ArrayList<>();
    boolean hasTensors = false;
    for (int i = 0; i < op.regionCount(); i++) {
      List<Attribute> ofBlocks = new ArrayList<>();
      for (Block block : op.region(i).blocks()) {
        List<Attribute> ofArguments = new ArrayList<>();
        for (BlockArgument argument : block.argumentList()) {
          if (argument.type() instanceof TensorType) {
            ofArguments.add(aliases(op.context(), argument, names));
            hasTensors = true;
          }
        }
        ofBlocks.add(ArrayAttr.of(op.context(), ofArguments));
      }
      ofRegions.add(ArrayAttr.of(op.context(), ofBlocks));
    }
    if (hasTensors) {
      op.setAttr(ARGUMENT_ALIASES, ArrayAttr.of(op.context(), ofRegions));
    }
  }

  private Attribute aliases(Context context, Value value, FragmentPrinter names) {
    List<String> texts = new ArrayList<>();
    for (Value alias : state.aliasesOf(value)) {
      texts.add(names.nameOf(alias));
    }
    return strings(context, texts);
  }

  private static Attribute strings(Context context, List<String> texts) {
    List<Attribute> strings = new ArrayList<>(texts.size());
    for (String text : texts) {
      strings.add(StringAttr.of(context, text));
    }
    return ArrayAttr.of(context, strings);
  }

  // ---- functions ---------------------------------------------------------------------------------------------------

  /** Annotates the arguments and the end of {@code function}, which was analyzed. */
  void annotateBoundary(Operation function) {
    if (!options.testAnalysisOnly() || !state.functions().isAnalyzed(function)) {
      return;
    }
    FunctionOpInterface type = function.getInterface(FunctionOpInterface.class);
    for (int i = 0; i < type.getArgumentTypes(function).size(); i++) {
      if (type.getArgumentTypes(function).get(i) instanceof TensorType) {
        type.setArgAttrs(function, i, type.getArgAttrs(function, i)
            .with(ArgumentAttributes.ACCESS, StringAttr.of(function.context(), accessOf(function, i))));
      }
    }
    CallOrder.returnsOf(function).forEach(end -> annotateEquivalence(function, end));
  }

  private String accessOf(Operation function, int argument) {
    boolean isWritten = state.functions().isWritten(function, argument);
    return state.functions().isRead(function, argument)
        ? isWritten ? "read-write" : "read" : isWritten ? "write" : "none";
  }

  private void annotateEquivalence(Operation function, Operation end) {
    List<Attribute> arguments = new ArrayList<>();
    boolean hasEquivalent = false;
    for (int i = 0; i < end.operandCount(); i++) {
      Integer argument = state.functions().equivalentArgument(function, i);
      hasEquivalent |= argument != null;
      arguments.add(IntegerAttr.of(IntegerType.of(end.context(), 64), argument == null ? -1 : argument));
    }
    if (hasEquivalent) {
      end.setAttr(EQUIVALENT_ARGUMENTS, ArrayAttr.of(end.context(), arguments));
    }
  }
}
