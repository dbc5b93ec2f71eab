// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.setbufferpolicies;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.osgi.service.component.annotations.Component;

/** The pass {@code set-buffer-policies}: adds policies to a program's policies. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class SetBufferPolicies implements PassFactory {
  private static final PassOption<String> POLICIES = PassOption.string("policies", "",
      "Policies to add, as in the attribute: [{memory_space = 1, stack = false}]");

  private static final PassSpec SPEC = PassSpec.of("set-buffer-policies",
          "Add policies for buffers to those of the program, and check all")
      .withDescription("""
          Adds policies to the attribute `mortise.policies` of the module. Those that the program has come first, so
          that they hold where both select a buffer. Policies that are there already are not added again. Reports
          errors in all policies of the program. Linear.
          """)
      .withOptions(POLICIES)
      .onOperation("builtin.module");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    String text = options.get(POLICIES);
    return (root, run) -> set(root, run, text);
  }

  private static void set(Operation root, PassRun run, String text) {
    if (!text.isBlank()) {
      Attribute given = parse(root.context(), text);
      if (!(given instanceof ArrayAttr added)) {
        run.emit(root.error("'policies=" + text
            + "' is no array of dictionaries, such as policies='[{memory_space = 1, stack = false}]'"));
        return;
      }
      add(root, added);
    }
    BufferPolicies.of(root, run::emit);
    run.markAllAnalysesPreserved();
  }

  private static void add(Operation root, ArrayAttr added) {
    Attribute own = root.getAttr(BufferPolicies.ATTRIBUTE);
    if (own != null && !(own instanceof ArrayAttr)) {
      return; // an error, which is reported with the errors of the policies
    }
    List<Attribute> all = new ArrayList<>(own == null ? List.of() : ((ArrayAttr) own).elements());
    for (Attribute policy : added.elements()) {
      if (!all.contains(policy)) {
        all.add(policy);
      }
    }
    root.setAttr(BufferPolicies.ATTRIBUTE, ArrayAttr.of(root.context(), all));
  }

  /** Returns the attribute whose text is {@code text}; null if it has none. */
  private static @Nullable Attribute parse(Context context, String text) {
    String module = "builtin.module attributes {" + BufferPolicies.ATTRIBUTE + " = " + text + "} {}";
    Operation parsed = IRParser.parse(SourceText.of("policies", module), context,
        ParserOptions.PERMISSIVE, ignored -> {});
    return parsed == null || parsed.discardableAttributes().size() != 1 ? null
        : parsed.getAttr(BufferPolicies.ATTRIBUTE);
  }
}
