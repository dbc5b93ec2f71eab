// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import com.google.auto.service.AutoService;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PlainPass;
import org.mortise.ir.symbols.SymbolTable;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-matchers}: counts the operations of trees of additions and multiplications. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MatchersPass extends PlainPass {
  private static final Predicate<Value> ANY = value -> true;

  public MatchersPass() {
    super(PassSpec.of("test-matchers", "Test C++ pattern matchers.")
        .withLocalTitle("TestMatchers"));
  }

  @Override
  public boolean canScheduleOn(OperationName name) {
    return name.getInterface(FunctionOpInterface.class) != null;
  }

  @Override
  public void run(Operation function, PassRun run) {
    String name = SymbolTable.getSymbolName(function);
    StringBuilder report = new StringBuilder(name).append('\n');
    switch (name) {
      case "test1" -> reportCounts(function, report);
      case "test2" -> reportConstant(function, report);
      case "test3" -> reportAttribute(function, report);
      default -> { }
    }
    run.print(PassOutput.Channel.STANDARD, report.toString());
  }

  private static void reportCounts(Operation function, StringBuilder report) {
    Map<String, Predicate<Operation>> patterns = new LinkedHashMap<>();
    patterns.put("add(*)", op -> isAdd(op));
    patterns.put("mul(*)", op -> isMul(op));
    patterns.put("add(add(*), *)", op -> isAdd(op, add(), ANY));
    patterns.put("add(*, add(*))", op -> isAdd(op, ANY, add()));
    patterns.put("mul(add(*), *)", op -> isMul(op, add(), ANY));
    patterns.put("mul(*, add(*))", op -> isMul(op, ANY, add()));
    patterns.put("mul(mul(*), *)", op -> isMul(op, mul(), ANY));
    patterns.put("mul(mul(*), mul(*))", op -> isMul(op, mul(), mul()));
    Predicate<Value> mulOfMuls = mul(mul(), mul());
    patterns.put("mul(mul(mul(*), mul(*)), mul(mul(*), mul(*)))", op -> isMul(op, mulOfMuls, mulOfMuls));
    Predicate<Value> mulOfMulAdd = mul(mul(), add());
    Predicate<Value> mulOfAnyAdd = mul(ANY, add());
    patterns.put("mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*))))",
        op -> isMul(op, mul(mulOfMulAdd, mul()), mul(mulOfAnyAdd, mulOfAnyAdd)));
    addArgumentPatterns(function.region(0).first(), patterns);
    patterns.forEach((text, pattern) -> {
      int[] count = new int[1];
      Walk.postOrder(function, op -> count[0] += pattern.test(op) ? 1 : 0);
      report.append("Pattern ").append(text).append(" matched ").append(count[0]).append(" times\n");
    });
  }

  private static void addArgumentPatterns(Block body, Map<String, Predicate<Operation>> patterns) {
    Predicate<Value> a = argument(body, 0);
    Predicate<Value> b = argument(body, 1);
    Predicate<Value> c = argument(body, 2);
    patterns.put("add(a, b)", op -> isAdd(op, a, b));
    patterns.put("add(a, c)", op -> isAdd(op, a, c));
    patterns.put("add(b, a)", op -> isAdd(op, b, a));
    patterns.put("add(c, a)", op -> isAdd(op, c, a));
    patterns.put("mul(a, add(c, b))", op -> isMul(op, a, add(c, b)));
    patterns.put("mul(a, add(b, c))", op -> isMul(op, a, add(b, c)));
    patterns.put("mul(mul(a, *), add(a, c))", op -> isMul(op, mul(a, ANY), add(a, c)));
    patterns.put("mul(mul(a, *), add(c, b))", op -> isMul(op, mul(a, ANY), add(c, b)));
  }

  /** Matches the last operation before the terminator with {@code a * (a + constant)}. */
  private static void reportConstant(Operation function, StringBuilder report) {
    Operation last = lastOp(function);
    Predicate<Value> a = argument(function.region(0).first(), 0);
    if (last != null && isMul(last, a, add(a, value -> Constants.of(value) != null))) {
      Attribute constant = Constants.of(last.operand(1).definingOp().operand(1));
      report.append("Pattern add(add(a, constant), a) matched and bound constant to: ")
          .append(constant instanceof FloatAttr number ? withoutType(number) : constant)
          .append("\nPattern add(add(a, constant), a) matched\n");
    }
  }

  private static String withoutType(FloatAttr number) {
    String text = number.toString();
    return text.substring(0, text.indexOf(' '));
  }

  private static void reportAttribute(Operation function, StringBuilder report) {
    Operation last = lastOp(function);
    if (last == null) {
      return;
    }
    if (isMul(last, ANY, add(ANY, value -> isNamed(value.definingOp(), "test.name")))) {
      report.append("Pattern mul(*, add(*, m_Op(\"test.name\"))) matched\n");
    }
    Attribute flags = last.getAttr("fastmath");
    if (flags != null) {
      String text = flags.toString();
      String words = text.substring(text.indexOf('<') + 1, text.length() - 1);
      report.append("Pattern m_Attr(\"fastmath\") matched and bound value to: ")
          .append(words.contains(",") ? '"' + words + '"' : words).append('\n');
    }
  }

  private static @Nullable Operation lastOp(Operation function) {
    return function.region(0).last().last().previous();
  }

  private static Predicate<Value> argument(Block body, int index) {
    return value -> index < body.argumentCount() && value == body.argument(index);
  }

  @SafeVarargs
  private static Predicate<Value> add(Predicate<Value>... operands) {
    return value -> isAdd(value.definingOp(), operands);
  }

  @SafeVarargs
  private static Predicate<Value> mul(Predicate<Value>... operands) {
    return value -> isMul(value.definingOp(), operands);
  }

  @SafeVarargs
  private static boolean isAdd(@Nullable Operation op, Predicate<Value>... operands) {
    return isNamed(op, "arith.addf") && match(op, operands);
  }

  @SafeVarargs
  private static boolean isMul(@Nullable Operation op, Predicate<Value>... operands) {
    return isNamed(op, "arith.mulf") && match(op, operands);
  }

  private static boolean isNamed(@Nullable Operation op, String name) {
    return op != null && op.name().name().equals(name);
  }

  private static boolean match(Operation op, Predicate<Value>[] operands) {
    for (int i = 0; i < operands.length; i++) {
      if (!operands[i].test(op.operand(i))) {
        return false;
      }
    }
    return true;
  }
}
