// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IntegerType;

/** The order of attempts, errors, analyses and 1:N conversions. */
class DialectConversionTest {
  private final Context context = Contexts.builder().build();

  /** Replaces an operation by one of another name with the same types. */
  private static final class Rename extends RewritePattern {
    private final String to;
    private final boolean isDeclared;

    Rename(String from, String to, int benefit, boolean isDeclared) {
      super(from, benefit);
      this.to = to;
      this.isDeclared = isDeclared;
    }

    @Override
    public String name() {
      return rootName() + " to " + to;
    }

    @Override
    public List<String> generatedOps() {
      return isDeclared ? List.of(to) : List.of();
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      List<Type> types = new ArrayList<>();
      op.resultList().forEach(result -> types.add(result.type()));
      rewriter.replaceOpWithNew(op,
          rewriter.state(op.location(), to).addOperands(List.of(op.operands())).addResultTypes(types));
      return true;
    }
  }

  private static PatternSet set(RewritePattern... patterns) {
    PatternSet set = new PatternSet();
    List.of(patterns).forEach(set::add);
    return set;
  }

  private static Rename rename(String from, String to) {
    return new Rename(from, to, 1, true);
  }

  private List<String> names(Operation module) {
    List<String> names = new ArrayList<>();
    module.walkPreOrder(op -> {
      if (op != module) {
        names.add(op.name().name());
      }
    });
    return names;
  }

  private Operation parse(String text) {
    return Programs.parse(context, text);
  }

  @Test
  void applyPartial_severalWays_shortestFirst() {
    Operation module = parse("\"a.a\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalDialect("l");
    PatternSet patterns = set(new Rename("a.a", "a.b", 5, true), rename("a.b", "l.far"), rename("a.a", "l.near"));
    assertNull(new DialectConversion(target, patterns).applyPartial(module).failure());
    assertEquals(List.of("l.near"), names(module));
  }

  @Test
  void applyPartial_equalPatterns_lastAddedFirst() {
    Operation module = parse("\"a.a\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalDialect("l");
    new DialectConversion(target, set(rename("a.a", "l.first"), rename("a.a", "l.second"))).applyPartial(module);
    assertEquals(List.of("l.second"), names(module));
  }

  @Test
  void applyPartial_resultCannotBeLegalized_nextPatternIsTried() {
    Operation module = parse("\"a.a\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalDialect("l");
    PatternSet patterns = set(rename("a.a", "l.good"), new Rename("a.a", "a.bad", 9, false));
    assertTrue(new DialectConversion(target, patterns).applyPartial(module).changed());
    assertEquals(List.of("l.good"), names(module));
  }

  @Test
  void applyPartial_patternAppliesToItsResult_isRefused() {
    Operation module = parse("\"a.a\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addIllegalOp("a.a");
    ConversionResult result =
        new DialectConversion(target, set(new Rename("a.a", "a.a", 1, false))).applyPartial(
            List.of(module), ConversionConfig.DEFAULT.withExplanations());
    assertEquals("failed to legalize operation 'a.a' that was explicitly marked illegal", result.failure().message());
    assertTrue(result.failure().notes().toString().contains("it is applied to what it has created"));
    assertEquals(List.of("a.a"), names(module));
  }

  @Test
  void applyFull_unknownOperation_fails() {
    Operation module = parse("\"u.u\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalOp("builtin.module");
    DialectConversion conversion = new DialectConversion(target, set());
    assertEquals("failed to legalize operation 'u.u'",
        conversion.applyFull(List.of(module), ConversionConfig.DEFAULT).failure().message());
    assertNull(conversion.applyPartial(module).failure());
  }

  /** An error reported by a pattern ends the conversion; no other pattern is tried. */
  @Test
  void applyPartial_patternReportsError_failsWithItAndUndoesAll() {
    Operation module = parse("\"a.first\"() : () -> ()\n\"a.a\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalDialect("l").addIllegalDialect("a");
    PatternSet patterns = set(rename("a.first", "l.first"), rename("a.a", "l.a"),
        ConversionPattern.of("a.a", "Refuse", (op, operands, rewriter) -> {
          rewriter.create(rewriter.state(op.location(), "l.new"));
          return rewriter.notifyError(op.error("is refused"));
        }));
    assertEquals("is refused", new DialectConversion(target, patterns).applyPartial(module).failure().message());
    assertEquals(List.of("a.first", "a.a"), names(module));
  }

  @Test
  void applyPartial_patternThrowsException_undoesAll() {
    Operation module = parse("\"a.first\"() : () -> ()\n\"a.a\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalDialect("l").addIllegalDialect("a");
    DialectConversion conversion = new DialectConversion(target, set(rename("a.first", "l.first"),
        ConversionPattern.of("a.a", "Throw", (op, operands, rewriter) -> {
          throw new IllegalStateException();
        })));
    assertThrows(IllegalStateException.class, () -> conversion.applyPartial(module));
    assertEquals(List.of("a.first", "a.a"), names(module));
  }

  @Test
  void applyPartial_unreachableBlocks_areConvertedIfWanted() {
    String text = """
        "l.r"() ({
          "l.end"() : () -> ()
        ^bb1:
          "a.a"() : () -> ()
        }) : () -> ()
        """;
    ConversionTarget target = new ConversionTarget().addLegalDialect("l");
    DialectConversion conversion = new DialectConversion(target, set(rename("a.a", "l.a")));
    Operation without = parse(text);
    conversion.applyPartial(without);
    assertEquals(List.of("l.r", "l.end", "a.a"), names(without));
    Operation with = parse(text);
    conversion.applyPartial(List.of(with), ConversionConfig.DEFAULT.withUnreachableBlocks());
    assertEquals(List.of("l.r", "l.end", "l.a"), names(with));
  }

  @Test
  void applyAnalysis_convertibleOperations_areFoundAndStay() {
    Operation module = parse("\"a.a\"() : () -> ()\n\"u.u\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalDialect("l");
    Set<Operation> legalizable = new HashSet<>();
    new DialectConversion(target, set(rename("a.a", "l.a")))
        .applyAnalysis(module, ConversionConfig.DEFAULT.withLegalizable(legalizable));
    assertEquals(Set.of(module.region(0).first().first()), legalizable);
    assertEquals(List.of("a.a", "u.u"), names(module));
  }

  @Test
  void applyPartial_recursivelyLegalOperation_keepsNestedOperations() {
    Operation module = parse("\"l.r\"() ({ \"a.a\"() : () -> () }) : () -> ()\n\"a.a\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalDialect("l").markOpRecursivelyLegal("l.r");
    new DialectConversion(target, set(rename("a.a", "l.a"))).applyPartial(module);
    assertEquals(List.of("l.r", "a.a", "l.a"), names(module));
  }

  @Test
  void applyPartial_withoutRollbackPatternMustBeUndone_namesPattern() {
    Operation module = parse("\"a.a\"() : () -> ()");
    ConversionTarget target = new ConversionTarget().addLegalDialect("l");
    PatternSet patterns = set(rename("a.a", "l.good"), new Rename("a.a", "a.bad", 9, false));
    ConversionResult result = new DialectConversion(target, patterns).applyPartial(
        List.of(module), ConversionConfig.DEFAULT.withMode(ConversionConfig.Mode.NO_ROLLBACK));
    assertEquals("pattern 'a.a to a.bad' of 'a.a' has changed the program and must be undone, which a conversion"
        + " without rollback cannot do: an operation that it creates cannot be legalized", result.failure().message());
  }

  @Test
  void applyPartial_withoutRollback_sameResult() {
    String text = """
        %0 = "a.a"() : () -> i32
        %1 = "a.b"(%0) ({
          %2 = "a.a"() : () -> i32
          "u.use"(%2, %0) : (i32, i32) -> ()
        }) : (i32) -> i64
        "u.use"(%0, %1) : (i32, i64) -> ()
        "a.drop"() ({ "a.a"() : () -> i32 }) : () -> ()
        "a.b"(%0) : (i32) -> i64
        """;
    List<String> results = new ArrayList<>();
    for (ConversionConfig.Mode mode : ConversionConfig.Mode.values()) {
      Operation module = parse(text);
      ConversionResult result = widening().applyPartial(List.of(module), ConversionConfig.DEFAULT.withMode(mode));
      assertNull(result.failure());
      assertTrue(result.changed());
      results.add(Programs.print(module));
    }
    assertEquals(results.get(0), results.get(1));
    assertTrue(results.get(0).contains("l.back"), results.get(0));
  }

  /** Replaces a.a by an operation of the same type, a.b by one of another type, and erases a.drop. */
  private DialectConversion widening() {
    TypeConverter converter = new TypeConverter();
    converter.addConversion(type -> type == IntegerType.of(context, 64) ? IntegerType.of(context, 128) : type);
    converter.addSourceMaterialization((builder, type, inputs, location) -> builder.create(
        builder.state(location, "l.back").addOperands(inputs).addResultType(type)).result(0));
    PatternSet patterns = set(rename("a.a", "l.a"),
        ConversionPattern.of("a.b", "b", converter, (op, operands, rewriter) -> {
          OperationState state = rewriter.state(op.location(), "l.b").addOperands(operands)
              .addResultType(IntegerType.of(context, 128));
          if (op.regionCount() > 0) {
            rewriter.inlineRegionBefore(op.region(0), state.addRegion(), null);
          }
          rewriter.replaceOpWithNew(op, state);
          return true;
        }),
        RewritePattern.of("a.drop", "drop", (op, rewriter) -> {
          rewriter.eraseOp(op);
          return true;
        }));
    return new DialectConversion(new ConversionTarget().addLegalDialect("l"), patterns);
  }

  @Test
  void applyPartial_longChainOfReplacedValues_isConverted() {
    StringBuilder text = new StringBuilder("%v0 = \"u.u\"() : () -> i32\n");
    int count = 50_000;
    for (int i = 1; i <= count; i++) {
      text.append("%v" + i + " = \"a.id\"(%v" + (i - 1) + ") : (i32) -> i32\n");
    }
    Operation module = parse(text.append("\"u.use\"(%v" + count + ") : (i32) -> ()").toString());
    PatternSet patterns = new PatternSet().add(RewritePattern.of("a.id", "id", (op, rewriter) -> {
      rewriter.replaceOp(op, op.operand(0));
      return true;
    }));
    new DialectConversion(new ConversionTarget(), patterns).applyPartial(module);
    assertEquals(List.of("u.u", "u.use"), names(module));
  }

  @Test
  void applyPartial_typeBecomesTwo_patternsReceiveParts() {
    Operation module = parse("""
        %0 = "a.make"() : () -> i32
        "a.use"(%0) : (i32) -> ()
        "u.use"(%0) : (i32) -> ()
        """);
    TypeConverter converter = new TypeConverter();
    converter.addTypeRule(
        type -> ConvertedTypes.ofAll(List.of(IntegerType.of(context, 8), IntegerType.of(context, 16))));
    converter.addSourceMaterialization((builder, type, inputs, location) -> builder.create(
        builder.state(location, "l.join").addOperands(inputs).addResultType(type)).result(0));
    PatternSet patterns = set(
        ConversionPattern.of("a.make", "make", converter, (op, operands, rewriter) -> {
          Operation made = rewriter.create(rewriter.state(op.location(), "l.make")
              .addResultTypes(List.of(IntegerType.of(context, 8), IntegerType.of(context, 16))));
          rewriter.replaceOpWithParts(op, List.of(made.resultList()));
          return true;
        }),
        new ConversionPattern("a.use", converter) {
          @Override
          public boolean takesParts() {
            return true;
          }

          @Override
          public boolean matchAndRewriteParts(Operation op, List<List<Value>> operands, ConversionRewriter rewriter) {
            rewriter.replaceOpWithNew(op, rewriter.state(op.location(), "l.use").addOperands(operands.get(0)));
            return true;
          }

          @Override
          public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
            return false;
          }
        });
    assertNull(new DialectConversion(new ConversionTarget().addLegalDialect("l"), patterns)
        .applyPartial(module).failure());
    assertEquals(List.of("l.make", "l.join", "l.use", "u.use"), names(module));
  }
}
