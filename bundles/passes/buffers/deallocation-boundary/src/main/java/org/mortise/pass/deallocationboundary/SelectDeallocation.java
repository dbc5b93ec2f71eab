// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import com.google.auto.service.AutoService;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.KeptFunctions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.types.BaseMemRefType;
import org.osgi.service.component.annotations.Component;

/** The pass {@code select-deallocation}: records the deallocation algorithm of each function. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SelectDeallocation implements PassFactory {
  /** The attribute of a function, or of an enclosing operation, that names the algorithm. */
  public static final String ATTRIBUTE = "mortise.deallocation";

  /** The two algorithms. */
  enum Algorithm {
    LEGACY,
    OWNERSHIP;

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final PassOption<Algorithm> DEFAULT =
      PassOption.choice("default", Algorithm.OWNERSHIP, Algorithm::text,
      "The algorithm of functions without the attribute");
  private static final PassOption<Boolean> CLEAR =
      PassOption.flag("clear", false, "Remove the attribute from all operations instead");

  private static final Precondition VALID_ATTRIBUTE = Precondition.checkedByPass(
      "The attribute `mortise.deallocation` is \"legacy\" or \"ownership\".",
      op -> op.opError("has attribute '" + ATTRIBUTE + "' that is neither \"legacy\" nor \"ownership\""));

  private static final PassSpec SPEC = PassSpec.of("select-deallocation",
          "Record the deallocation algorithm of each function")
      .withDescription("""
          Adds the attribute `mortise.deallocation`, "legacy" or "ownership", to every function with a body that has
          none. The value is that of the nearest enclosing operation with the attribute, or the default. If the program
          frees buffers itself, or by the functions of a pool, functions without operations that free or produce
          buffers get none, so that they stay as they are; nor do functions with the attribute `mortise.keep`, see
          `mark-complete-functions`. Linear.
          """)
      .withPreconditions(VALID_ATTRIBUTE)
      .withOptions(DEFAULT, CLEAR);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    String fallback = options.get(DEFAULT).text();
    return options.get(CLEAR) ? (root, run) -> clear(root) : (root, run) -> select(root, run, fallback);
  }

  private static void clear(Operation root) {
    root.walkPreOrder(op -> {
      op.removeAttr(ATTRIBUTE);
    });
  }

  private static void select(Operation root, PassRun run, String fallback) {
    BufferPolicies policies = BufferPolicies.of(root, run::emit);
    if (policies == null) {
      return;
    }
    boolean isBegun = contains(root, op -> frees(op)
        || op.implementsInterface(FunctionOpInterface.class) && policies.isApart(op));
    root.walkPreOrder(op -> {
      Attribute own = op.getAttr(ATTRIBUTE);
      if (own != null && !isChoice(own)) {
        run.emit(VALID_ATTRIBUTE.error(op));
        return;
      }
      if (!FunctionOpInterface.mayHaveBuffers(op) || policies.isApart(op)) {
        return;
      }
      if (own != null) {
        report(op, own, "its attribute", run);
        return;
      }
      if (KeptFunctions.isKept(op) || isBegun && !contains(op, inner -> frees(inner) || producesBuffer(inner))) {
        return;
      }
      Attribute around = choiceAround(op);
      Attribute choice = around != null ? around : StringAttr.of(op.context(), fallback);
      op.setAttr(ATTRIBUTE, choice);
      report(op, choice, around != null ? "the attribute of an operation around it" : "the default of the pass", run);
    });
  }

  private static boolean contains(Operation root, Predicate<Operation> predicate) {
    return root.walkPreOrder((Operation op) -> predicate.test(op) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE)
        == Walk.Result.INTERRUPT;
  }

  private static boolean frees(Operation op) {
    return MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, null);
  }

  private static boolean producesBuffer(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() instanceof BaseMemRefType) {
        return true;
      }
    }
    return false;
  }

  private static void report(Operation function, Attribute choice, String reason, PassRun run) {
    if (run.remarksWanted()) {
      String algorithm = ((StringAttr) choice).value();
      run.remark(Remark.Kind.ANALYSIS, "Selected", function).with("Algorithm", algorithm).with("Reason", reason)
          .message("deallocated by the algorithm '" + algorithm + "': " + reason).emit();
    }
  }

  private static boolean isChoice(Attribute attribute) {
    return attribute instanceof StringAttr text
        && (text.value().equals(Algorithm.LEGACY.text()) || text.value().equals(Algorithm.OWNERSHIP.text()));
  }

  private static @Nullable Attribute choiceAround(Operation function) {
    for (Operation op = function.parentOp(); op != null; op = op.parentOp()) {
      if (op.hasAttr(ATTRIBUTE)) {
        return op.getAttr(ATTRIBUTE);
      }
    }
    return null;
  }
}
