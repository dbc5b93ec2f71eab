// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.DIGlobalVariableExpressionAttr;
import org.mortise.dialect.llvm.attributes.LlvmOverflowFlagsAttr;
import org.mortise.dialect.llvm.attributes.ZeroAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeOpInterface;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.AttributeSpec;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.IntegerType;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  private static final List<String> SIZES = List.of(OperandBundles.SIZES, OpDefinition.OPERAND_SEGMENT_SIZES);
  static final List<FormerOperation> ALL = List.of(
      new Overflowing(AddOp.NAME), new Overflowing(MulOp.NAME), new Overflowing(ShlOp.NAME),
      new Overflowing(SubOp.NAME), new GetElementPtr(), new Assume(), new Call(),
      new CallIntrinsic(), new Func(), new Global(), new Invoke(),
      new Lifetime("llvm.intr.lifetime.start"), new Lifetime("llvm.intr.lifetime.end"),
      new Functions(GlobalCtorsOp.NAME, "ctors"), new Functions(GlobalDtorsOp.NAME, "dtors"),
      new Trap("llvm.intr.trap"), new Trap("llvm.intr.debugtrap"));

  private FormerOps() {}

  /** Adds the attributes of a present definition that MLIR 19.1 has, too, without those in {@code left}. */
  private static void addAttributes(OpDefinitionBuilder builder, OpDefinition present, List<String> left) {
    for (int slot = 0; slot < present.attributeCount(); slot++) {
      AttributeSpec spec = present.attributeSpec(slot);
      if (spec.since() != MlirVersion.V19_1 || left.contains(spec.name())) {
        continue;
      }
      if (!spec.optional() && spec.defaultValue() != null) {
        builder.defaultAttribute(spec.name(), spec.constraint(), spec.defaultValue());
      } else if (spec.optional()) {
        builder.optionalAttribute(spec.name(), spec.constraint());
      } else {
        builder.attribute(spec.name(), spec.constraint());
      }
    }
  }

  private static OpDefinition build(String name, Consumer<OpDefinitionBuilder> parts) {
    OpDefinitionBuilder builder = OpDefinition.named(name);
    parts.accept(builder);
    return builder.build();
  }

  /** The excluded overflows are an attribute of the dialect. */
  private static final class Overflowing extends FormerForm {
    private static final String FLAGS = "overflowFlags";

    Overflowing(String name) {
      super(name, List.of(FLAGS), () -> OpDefinition.named(name)
          .operand("lhs", LlvmConstraints.INTEGERS)
          .operand("rhs", LlvmConstraints.INTEGERS)
          .result("res", LlvmConstraints.INTEGERS)
          .defaultAttribute(FLAGS, LlvmOverflowFlagsAttr.CONSTRAINT, LlvmOverflowFlagsAttr.DEFAULT)
          .traits(Trait.SAME_OPERANDS_AND_RESULT_TYPE)
          .implement(BytecodeOpInterface.class, new FormerOverflowEncoding())
          .directive("OverflowFlags", new OverflowClause())
          .format("$lhs `,` $rhs `` custom<OverflowFlags>($overflowFlags) attr-dict `:` type($res)")
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      if (former.getAttr(FLAGS) instanceof LlvmOverflowFlagsAttr flags) {
        current.addAttribute(FLAGS, OverflowForm.attribute(former.context(), flags.bits()));
      }
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      Diagnostic wrong = super.downgrade(current, former);
      int bits = current.getAttr(FLAGS) instanceof IntegerAttr flags ? (int) flags.longValue() : 0;
      former.addAttribute(FLAGS, LlvmOverflowFlagsAttr.of(current.context(), bits));
      return wrong;
    }
  }

  /** Only {@code inbounds} can be stated. */
  private static final class GetElementPtr extends FormerForm {
    private static final String INBOUNDS = "inbounds";
    private static final String FLAGS = "noWrapFlags";

    GetElementPtr() {
      super(GetElementPtrOp.NAME, List.of(FLAGS), () -> OpDefinition.named(GetElementPtrOp.NAME)
          .operand("base", LlvmConstraints.POINTERS)
          .operands("dynamicIndices", LlvmConstraints.INTEGERS)
          .result("res", LlvmConstraints.POINTERS)
          .attribute("rawConstantIndices", AttributeConstraints.DENSE_I32_ARRAY)
          .attribute("elem_type", AttributeConstraints.TYPE)
          .optionalAttribute(INBOUNDS, AttributeConstraints.UNIT)
          .directive("GEPIndices", new ElementIndices())
          .format("(`inbounds` $inbounds^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` "
              + "attr-dict `:` functional-type(operands, results) `,` $elem_type")
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      if (former.getAttr(INBOUNDS) != null) {
        current.setDiscardableAttributes(former.discardableAttributes());
        current.addAttribute(FLAGS, OverflowForm.attribute(former.context(), NoWrapForm.INBOUNDS));
      }
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      IntegerAttr flags = current.getAttr(FLAGS, IntegerAttr.class);
      long bits = flags == null ? 0 : flags.longValue();
      Diagnostic wrong = super.downgrade(current, former);
      if (bits == NoWrapForm.INBOUNDS) {
        former.addAttribute(INBOUNDS, UnitAttr.of(current.context()));
      } else if (bits != 0) {
        return missing(current, FLAGS);
      }
      return wrong;
    }
  }

  /** Has no groups of operands with tags. */
  private static final class Assume extends FormerForm {
    Assume() {
      super(AssumeOp.NAME, List.of(OperandBundles.SIZES), () -> OpDefinition.named(AssumeOp.NAME)
          .operand("cond", TypeConstraints.I1)
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      current.addAttribute(OperandBundles.SIZES, LlvmConstraints.NO_BUNDLES.apply(former.context()));
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      Diagnostic wrong = super.downgrade(current, former);
      return current.operandCount() == 1 ? wrong : missing(current, OperandBundles.SIZES);
    }
  }

  /** Has no groups of operands with tags, and no attributes of the call other than those of its callee's type. */
  private static final class Call extends FormerForm {
    private static final String WEIGHTS = "branch_weights";
    private static final List<String> NEW_ATTRIBUTES = List.of(
        "memory_effects", "convergent", "no_unwind", "will_return", OperandBundles.SIZES, OperandBundles.TAGS,
        "arg_attrs", "res_attrs", "no_inline", "always_inline", "inline_hint", OpDefinition.OPERAND_SEGMENT_SIZES);

    Call() {
      super(CallOp.NAME, SIZES, () -> build(CallOp.NAME, builder -> {
        builder.operands("callee_operands", LlvmConstraints.LLVM_TYPE)
            .optionalResult("result", LlvmConstraints.LLVM_TYPE)
            .optionalAttribute(WEIGHTS, AttributeConstraints.DENSE_I32_ARRAY);
        addAttributes(builder, CallOp.definition(), NEW_ATTRIBUTES);
        builder.assembly(new CallAssembly());
      }));
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      current.addAttribute(OperandBundles.SIZES, LlvmConstraints.NO_BUNDLES.apply(former.context()));
      current.setOperandSegments(former.operands().size(), 0);
    }
  }

  /** Has no groups of operands with tags, and the attributes after the types. */
  private static final class CallIntrinsic extends FormerForm {
    CallIntrinsic() {
      super(CallIntrinsicOp.NAME, SIZES, () -> OpDefinition.named(CallIntrinsicOp.NAME)
          .operands("args", LlvmConstraints.LLVM_TYPE)
          .optionalResult("results", LlvmConstraints.LLVM_TYPE)
          .attribute(CallIntrinsicOp.NAME_ATTRIBUTE, AttributeConstraints.STRING)
          .defaultAttribute("fastmathFlags", LlvmConstraints.FAST_MATH, LlvmConstraints.NO_FAST_MATH)
          .format("$intrin `(` $args `)` `:` functional-type($args, $results) attr-dict")
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      current.addAttribute(OperandBundles.SIZES, LlvmConstraints.NO_BUNDLES.apply(former.context()));
      current.setOperandSegments(former.operands().size(), 0);
    }
  }

  /** Has neither attributes of arguments and results nor groups of operands with tags. */
  private static final class Invoke extends FormerForm {
    private static final int GROUPS = 3;
    private static final List<String> NEW_ATTRIBUTES = List.of(
        "arg_attrs", "res_attrs", OperandBundles.SIZES, OperandBundles.TAGS, OpDefinition.OPERAND_SEGMENT_SIZES);

    Invoke() {
      super(InvokeOp.NAME, SIZES, () -> build(InvokeOp.NAME, builder -> {
        builder.operands("callee_operands", LlvmConstraints.LLVM_TYPE)
            .operands("normalDestOperands", LlvmConstraints.LLVM_TYPE)
            .operands("unwindDestOperands", LlvmConstraints.LLVM_TYPE)
            .optionalResult("result", LlvmConstraints.LLVM_TYPE)
            .successor("normalDest")
            .successor("unwindDest")
            .traits(Trait.TERMINATOR, Trait.ATTR_SIZED_OPERAND_SEGMENTS);
        addAttributes(builder, InvokeOp.definition(), NEW_ATTRIBUTES);
        builder.assembly(new InvokeOp.Assembly());
      }));
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      int[] sizes = definition().segmentSizes(former.getAttr(OpDefinition.OPERAND_SEGMENT_SIZES));
      current.addAttribute(OperandBundles.SIZES, LlvmConstraints.NO_BUNDLES.apply(former.context()));
      current.setOperandSegments(Arrays.copyOf(sizes, GROUPS + 1));
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      Diagnostic wrong = super.downgrade(current, former);
      if (wrong == null) {
        int[] sizes = InvokeOp.definition().segmentSizes(current.getAttr(OpDefinition.OPERAND_SEGMENT_SIZES));
        former.setOperandSegments(Arrays.copyOf(sizes, GROUPS));
        former.addSuccessor(current.successor(0)).addSuccessor(current.successor(1));
      }
      return wrong;
    }
  }

  /** The memory effects have another name, and there are more assumptions about numbers. */
  private static final class Func extends FormerForm {
    private static final String MEMORY = "memory";
    private static final String MEMORY_EFFECTS = "memory_effects";

    Func() {
      super(FuncOp.NAME, List.of(MEMORY_EFFECTS), () -> build(FuncOp.NAME, builder -> {
        addAttributes(builder, FuncOp.definition(), List.of(MEMORY_EFFECTS));
        builder.optionalAttribute(MEMORY, LlvmConstraints.MEMORY_EFFECTS)
            .optionalAttribute("unsafe_fp_math", AttributeConstraints.BOOL)
            .optionalAttribute("approx_func_fp_math", AttributeConstraints.BOOL)
            .region("body", RegionSpec.Shape.ANY)
            .traits(Trait.AUTOMATIC_ALLOCATION_SCOPE, Trait.ISOLATED_FROM_ABOVE, Trait.SYMBOL)
            .implement(FunctionOpInterface.class, new FuncOp.Function())
            .implement(CallableOpInterface.class, new FuncOp.Function())
            .assembly(new FuncAssembly());
      }));
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      if (former.getAttr(MEMORY) != null) {
        current.setDiscardableAttributes(current.discardableAttributes().without(MEMORY));
        current.addAttribute(MEMORY_EFFECTS, former.getAttr(MEMORY));
      }
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      Attribute effects = current.getAttr(MEMORY_EFFECTS);
      Diagnostic wrong = super.downgrade(current, former);
      if (effects != null) {
        former.addAttribute(MEMORY, effects);
      }
      return wrong;
    }
  }

  /** Is described to a debugger by one expression at most. */
  private static final class Global extends FormerForm {
    private static final String EXPRESSION = "dbg_expr";
    private static final String EXPRESSIONS = "dbg_exprs";
    private static final AttributeConstraint<DIGlobalVariableExpressionAttr> GLOBAL_VARIABLE_EXPRESSION =
        AttributeConstraint.ofKind("", DIGlobalVariableExpressionAttr.class);

    Global() {
      super(GlobalOp.NAME, List.of(EXPRESSIONS), () -> build(GlobalOp.NAME, builder -> {
        addAttributes(builder, GlobalOp.definition(), List.of(EXPRESSIONS));
        builder.optionalAttribute(EXPRESSION, GLOBAL_VARIABLE_EXPRESSION)
            .region("initializer", RegionSpec.Shape.ANY)
            .traits(Trait.ISOLATED_FROM_ABOVE, Trait.SYMBOL)
            .implicitTerminator(ReturnOp.NAME)
            .assembly(new GlobalAssembly());
      }));
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      Attribute expression = former.getAttr(EXPRESSION);
      if (expression != null) {
        current.setDiscardableAttributes(current.discardableAttributes().without(EXPRESSION));
        current.addAttribute(EXPRESSIONS, ArrayAttr.of(former.context(), List.of(expression)));
      }
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      ArrayAttr expressions = current.getAttr(EXPRESSIONS, ArrayAttr.class);
      Diagnostic wrong = super.downgrade(current, former);
      if (expressions != null && expressions.elements().size() > 1) {
        return missing(current, EXPRESSIONS);
      }
      if (expressions != null && !expressions.elements().isEmpty()) {
        former.addAttribute(EXPRESSION, expressions.elements().get(0));
      }
      return wrong;
    }
  }

  /** States a size, which is unknown where the program is of a newer version. */
  private static final class Lifetime extends FormerForm {
    private static final String SIZE = "size";

    Lifetime(String name) {
      super(name, List.of(), () -> OpDefinition.named(name)
          .operand("ptr", LlvmConstraints.POINTER)
          .attribute(SIZE, AttributeConstraints.I64)
          .format("$size `,` $ptr attr-dict `:` qualified(type($ptr))")
          .build());
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      current.addOperands(former.operands()).setDiscardableAttributes(former.discardableAttributes());
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      Diagnostic wrong = super.downgrade(current, former);
      former.addAttribute(SIZE, IntegerAttr.of(IntegerType.of(current.context(), Long.SIZE), -1));
      return wrong;
    }
  }

  /** The functions that run before or after the program have no data. */
  private static final class Functions extends FormerForm {
    private static final String DATA = "data";
    private final String list;

    Functions(String name, String list) {
      super(name, List.of(DATA), () -> OpDefinition.named(name)
          .attribute(list, MetadataConstraints.FLAT_SYMBOLS)
          .attribute("priorities", MetadataConstraints.I32_ARRAY)
          .format("attr-dict")
          .build());
      this.list = list;
    }

    @Override
    public void upgrade(OperationState former, OperationState current, OpBuilder before) {
      super.upgrade(former, current, before);
      List<Attribute> data = new ArrayList<>();
      if (former.getAttr(list) instanceof ArrayAttr functions) {
        for (int i = 0; i < functions.elements().size(); i++) {
          data.add(ZeroAttr.of(former.context()));
        }
      }
      current.addAttribute(DATA, ArrayAttr.of(former.context(), data));
    }

    @Override
    public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
      Diagnostic wrong = super.downgrade(current, former);
      for (Attribute datum : current.getAttr(DATA, ArrayAttr.class).elements()) {
        if (!(datum instanceof ZeroAttr)) {
          return missing(current, DATA);
        }
      }
      return wrong;
    }
  }

  /** Has the generic form only. */
  private static final class Trap extends RenamedOperation {
    Trap(String name) {
      super(name, name, () -> OpDefinition.named(name).build());
    }
  }
}
