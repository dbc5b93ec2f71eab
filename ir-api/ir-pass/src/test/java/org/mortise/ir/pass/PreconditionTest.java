// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.text.context.Contexts;

class PreconditionTest {
  private static final Precondition UNMARKED = Precondition.ofEach(
      "No operation is marked.", op -> !op.hasAttr("marked"), op -> op.error("is marked " + op.getAttr("marked")));
  private static final Precondition IS_ROOT = Precondition.ofRoot(
      "The pass runs on the outermost operation.", op -> op.parentOp() == null, op -> op.error("is nested"));

  private final Context context = Contexts.builder().build();
  private final Operation outer = ModuleOp.create(context, UnknownLoc.of(context)).operation();
  private final Operation inner = ModuleOp.create(context, UnknownLoc.of(context)).operation();

  PreconditionTest() {
    outer.region(0).first().append(inner);
  }

  private String violationIn(Operation root, Precondition... preconditions) {
    var violation = PassSpec.of("some-pass", "summary").withPreconditions(preconditions).violationIn(root);
    return violation == null ? null : violation.message();
  }

  @Test
  void violationIn_allMet_isNull() {
    assertThat(violationIn(outer, UNMARKED, IS_ROOT)).isNull();
  }

  @Test
  void violationIn_severalOperations_reportsInnerOne() {
    outer.setAttr("marked", StringAttr.of(context, "outside"));
    inner.setAttr("marked", StringAttr.of(context, "inside"));
    assertThat(violationIn(outer, UNMARKED)).isEqualTo("is marked \"inside\"");
  }

  @Test
  void violationIn_severalPreconditions_reportsFirstOne() {
    inner.setAttr("marked", StringAttr.of(context, "inside"));
    assertThat(violationIn(inner, IS_ROOT, UNMARKED)).isEqualTo("is nested");
  }

  @Test
  void violationIn_checkedByPass_isNull() {
    assertThat(violationIn(outer, Precondition.checkedByPass("Never met.", op -> op.error("not met")))).isNull();
  }

  @Test
  void documentation_preconditions_areNumbered() {
    PassSpec spec = PassSpec.of("some-pass", "summary").withDescription("Does nothing.\n")
        .withPreconditions(UNMARKED, Precondition.assumed("It is Monday."));
    assertThat(spec.documentation()).isEqualTo(
        "Does nothing.\n\nPreconditions:\n1. No operation is marked.\n2. It is Monday.");
  }
}
