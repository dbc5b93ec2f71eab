// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.func.FuncConversions;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.SignatureConversion;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** The patterns of {@code test-legalize-patterns}. Some change the program and then create an illegal operation. */
final class LegalizePatterns {
  private static final String ILLEGAL = "test.illegal_op_f";
  private static final String PRODUCER = "test.type_producer";

  private LegalizePatterns() {}

  /** Replaces an operation without operands by another one. */
  private static final class Replacement extends RewritePattern {
    private final String replacement;
    private final String status;

    Replacement(String name, String replacement, String status) {
      super(name);
      this.replacement = replacement;
      this.status = status;
    }

    @Override
    public List<String> generatedOps() {
      return List.of(replacement);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      OperationState state = rewriter.state(op.location(), replacement).addResultType(op.result(0).type());
      if (!status.isEmpty()) {
        state.addAttribute("status", StringAttr.of(op.context(), status));
      }
      rewriter.replaceOpWithNew(op, state);
      return true;
    }
  }

  /** Changes the type of a producer. */
  private static final class Producer extends ConversionPattern {
    private final Type from;
    private final Type to;

    Producer(int benefit, Type from, Type to) {
      super(PRODUCER, benefit, null);
      this.from = from;
      this.to = to;
    }

    @Override
    public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
      if (op.result(0).type() != from) {
        return false;
      }
      rewriter.replaceOpWithNew(op, rewriter.state(op.location(), PRODUCER).addResultType(to));
      return true;
    }
  }

  /** Decrements the depth of an operation, which is legal at 0. */
  private static final class Decrement extends RewritePattern {
    Decrement() {
      super("test.recursive_rewrite");
    }

    @Override
    public boolean hasBoundedRecursion() {
      return true;
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      IntegerAttr depth = op.getAttr("depth", IntegerAttr.class);
      rewriter.modifyOpInPlace(op, () -> op.setAttr("depth", IntegerAttr.of(depth.type(), depth.longValue() - 1)));
      return true;
    }
  }

  static PatternSet create(Operation root, TypeConverter converter) {
    PatternSet patterns = new PatternSet();
    patterns.add(new Replacement("test.illegal_op_a", "test.legal_op_a", "Success"));
    patterns.add(new Replacement("test.illegal_op_b", "test.legal_op_a", "Failure"));
    patterns.add(new Replacement("test.illegal_op_c", "test.illegal_op_e", ""));
    patterns.add(new Replacement("test.illegal_op_d", "test.legal_op_a", "Failure"));
    patterns.add(new Replacement("test.illegal_op_e", "test.legal_op_a", "Success"));
    patterns.add(RewritePattern.of("test.rewrite", "ReplaceByOperand", (op, rewriter) -> {
      rewriter.replaceOp(op, op.operand(0));
      return true;
    }));
    add(patterns, "test.region", LegalizePatterns::moveBlocks);
    add(patterns, "test.region_builder", LegalizePatterns::buildRegion);
    add(patterns, "test.create_block", (op, operands, rewriter) -> createBlock(op, false, rewriter));
    add(patterns, "test.create_illegal_block", (op, operands, rewriter) -> createBlock(op, true, rewriter));
    add(patterns, "test.undo_block_arg_replace", LegalizePatterns::replaceArgument);
    add(patterns, "test.undo_block_erase", LegalizePatterns::eraseSecondBlock);
    add(patterns, "test.invalid", (op, operands, rewriter) -> {
      rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "test.valid").addOperands(operands));
      return true;
    });
    add(patterns, "test.return", LegalizePatterns::splitReturn);
    addProducers(root, patterns);
    add(patterns, "test.type_consumer", LegalizePatterns::updateConsumer);
    add(patterns, "test.replace_non_root", LegalizePatterns::replaceNonRoot);
    patterns.add(new Decrement());
    patterns.add(RewritePattern.of(
        "test.illegal_op_with_region_anchor", "TestNestedOpCreationUndoRewrite", LegalizePatterns::createNested));
    add(patterns, "test.blackhole", LegalizePatterns::eraseWithProducer);
    add(patterns, "test.illegal_op_g", LegalizePatterns::createUnknown);
    add(patterns, "test.hoist_eligible_op", LegalizePatterns::moveBeforeParent);
    add(patterns, "test.with_properties", LegalizePatterns::changeProperties);
    patterns.add(ConversionPattern.of("test.drop_region_op", "TestDropOpSignatureConversion", converter,
        (op, operands, rewriter) -> dropRegion(op, converter, rewriter)));
    FuncConversions.addFunctionPattern(patterns, converter);
    FuncConversions.addCallPattern(patterns, converter);
    return patterns;
  }

  private static void add(PatternSet patterns, String name, ConversionPattern.Conversion conversion) {
    patterns.add(ConversionPattern.of(name, name, conversion));
  }

  private static void addProducers(Operation root, PatternSet patterns) {
    Type f32 = FloatType.of(root.context(), FloatKind.F32);
    patterns.add(new Producer(1, IntegerType.of(root.context(), 32), f32));
    patterns.add(new Producer(1, f32, FloatType.of(root.context(), FloatKind.F64)));
    patterns.add(new Producer(10, f32, FloatType.of(root.context(), FloatKind.BF16)));
  }

  private static boolean moveBlocks(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Region target = op.parentRegion();
    if (op.regionCount() != 1 || target == null) {
      return false;
    }
    Region region = op.region(0);
    if (op.hasAttr("legalizer.should_clone")) {
      rewriter.cloneRegionBefore(region, target, null, new IRMapping());
    } else {
      rewriter.inlineRegionBefore(region, target, null);
    }
    if (op.hasAttr("legalizer.erase_old_blocks")) {
      while (!region.isEmpty()) {
        rewriter.eraseBlock(region.first());
      }
    }
    rewriter.eraseOp(op);
    return true;
  }

  private static boolean buildRegion(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    OperationState state = rewriter.state(op.location(), "test.region");
    state.addRegion();
    Operation built = rewriter.create(state);
    rewriter.createBlock(built.region(0), null, List.of(IntegerType.of(op.context(), 64)), op.location());
    createIllegal(op, rewriter);
    rewriter.create(rewriter.state(op.location(), "test.valid"));
    rewriter.eraseOp(op);
    return true;
  }

  private static Operation createIllegal(Operation op, ConversionRewriter rewriter) {
    return rewriter.create(rewriter.state(op.location(), ILLEGAL).addResultType(IntegerType.of(op.context(), 32)));
  }

  private static boolean createBlock(Operation op, boolean isIllegal, ConversionRewriter rewriter) {
    Type i32 = IntegerType.of(op.context(), 32);
    rewriter.createBlock(op.parentRegion(), null, List.of(i32, i32), op.location());
    if (isIllegal) {
      createIllegal(op, rewriter);
    }
    rewriter.create(rewriter.state(op.location(), "test.finish"));
    rewriter.eraseOp(op);
    return true;
  }

  private static boolean replaceArgument(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (op.regionCount() == 0 || op.region(0).isEmpty() || op.region(0).first().argumentCount() == 0) {
      return false;
    }
    Operation illegal = createIllegal(op, rewriter);
    rewriter.replaceArgument(op.region(0).first().argument(0), illegal.result(0));
    rewriter.modifyOpInPlace(op, () -> { });
    return true;
  }

  private static boolean eraseSecondBlock(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Block second = op.regionCount() == 0 || op.region(0).isEmpty() ? null : op.region(0).first().next();
    if (second == null) {
      return false;
    }
    rewriter.setInsertionPointToStart(second);
    createIllegal(op, rewriter);
    rewriter.eraseBlock(second);
    rewriter.modifyOpInPlace(op, () -> { });
    return true;
  }

  /** Returns the inputs of a cast instead of its result. */
  private static boolean splitReturn(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (op.operandCount() != 1 || op.operand(0).type() != FloatType.of(op.context(), FloatKind.F32)) {
      return false;
    }
    Operation definer = operands.get(0).definingOp();
    if (definer == null || !definer.name().name().equals("builtin.unrealized_conversion_cast")) {
      return false;
    }
    rewriter.replaceOpWithNew(
        op, rewriter.state(op.location(), "test.return").addOperands(List.of(definer.operands())));
    return true;
  }

  private static boolean updateConsumer(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (operands.get(0).type() != FloatType.of(op.context(), FloatKind.F64)) {
      return false;
    }
    rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "test.type_consumer").addOperand(operands.get(0)));
    return true;
  }

  private static boolean replaceNonRoot(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (op.resultCount() == 0) {
      return false;
    }
    Type type = op.result(0).type();
    Operation illegal = rewriter.create(rewriter.state(op.location(), ILLEGAL).addResultType(type));
    Operation legal = rewriter.create(rewriter.state(op.location(), "test.legal_op_b").addResultType(type));
    rewriter.replaceOp(illegal, legal);
    rewriter.replaceOp(op, illegal);
    return true;
  }

  private static boolean createNested(Operation op, PatternRewriter rewriter) {
    OperationState state = rewriter.state(op.location(), "test.illegal_op_with_region");
    Block block = state.addRegion().addBlock();
    Operation terminator = Operation.create(rewriter.state(op.location(), "test.illegal_op_terminator"));
    block.append(terminator);
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  private static boolean eraseWithProducer(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Operation producer = op.operand(0).definingOp();
    rewriter.eraseOp(op);
    rewriter.eraseOp(producer);
    return true;
  }

  /** Creates an operation unknown to the conversion target. */
  private static boolean createUnknown(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    Attribute zero = IntegerAttr.of(IntegerType.of(op.context(), 32), 0);
    Value value = ConstantOp.create(rewriter, op.location(), zero);
    rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "test.legal_op_c")
        .addOperand(value).addResultType(op.result(0).type()));
    return true;
  }

  private static boolean moveBeforeParent(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    rewriter.moveOpBefore(op, op.parentOp());
    rewriter.replaceOpWithNew(op,
        rewriter.state(op.location(), ILLEGAL).addResultType(FloatType.of(op.context(), FloatKind.F32)));
    return true;
  }

  private static boolean changeProperties(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    if (!op.hasAttr("modify_inplace")) {
      return false;
    }
    rewriter.modifyOpInPlace(
        op, () -> op.setAttr("b", StringAttr.of(op.context(), "should_be_rolled_back")));
    return true;
  }

  private static boolean dropRegion(Operation op, TypeConverter converter, ConversionRewriter rewriter) {
    if (op.regionCount() == 0 || op.region(0).isEmpty()) {
      return false;
    }
    SignatureConversion signature = converter.convertBlockSignature(op.region(0).first());
    if (signature == null || !rewriter.convertRegionTypes(op.region(0), converter, signature)) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }
}
