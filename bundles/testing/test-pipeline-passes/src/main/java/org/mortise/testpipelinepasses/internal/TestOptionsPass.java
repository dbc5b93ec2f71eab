// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-options-pass}, which does nothing. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestOptionsPass implements PassFactory {
  /** The values of the option {@code enum}. */
  enum Choice {
    ZERO("zero"),
    ONE("one");

    private final String text;

    Choice(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }

    String meaning() {
      return "Example " + text + " value";
    }
  }

  static final PassOption<Choice> ENUM =
      PassOption.choice("enum", Choice.ZERO, Choice::text, Choice::meaning, "Example enum option");
  static final PassOption<List<Long>> LIST = PassOption.integers("list", "Example list option");
  static final PassOption<String> STRING = PassOption.string("string", "", "Example string option");
  static final PassOption<List<String>> STRINGS = PassOption.strings("string-list", "Example string list option");

  private static final PassSpec SPEC = PassSpec.of("test-options-pass", "Test options parsing capabilities")
      .withLocalTitle("TestOptionsPass")
      .onOperation("func.func")
      .withOptions(ENUM, LIST, STRING, STRINGS);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (op, run) -> { };
  }
}
