// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.foreign.ForeignView;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;
import org.mortise.pipeline.Snapshot;

/** An exception of a pass becomes an error that names the pass, with the calls of its bundle. */
class PassFaultTest {
  /** A pass that is created by a function. */
  private record Made(String name, Function<PassOptions, @Nullable Pass> maker) implements PassFactory {
    @Override
    public PassSpec spec() {
      return PassSpec.of(name, "");
    }

    @Override
    public Pass create(PassOptions options) {
      return maker.apply(options);
    }
  }

  /** A pipeline that is expanded by a function. */
  private record Expanded(String name, Supplier<@Nullable String> text) implements PipelineProvider {
    @Override
    public String summary() {
      return "";
    }

    @Override
    public String expand(PassOptions options) {
      return text.get();
    }
  }

  private static List<Diagnostic> run(PassFactory pass) {
    return run(pass.spec().name(), Snapshot.builder().add(pass).build());
  }

  private static List<Diagnostic> run(PipelineProvider pipeline) {
    return run(pipeline.name(), Snapshot.builder().add(pipeline).build());
  }

  private static List<Diagnostic> run(String name, Snapshot snapshot) {
    Mortise mortise = () -> snapshot;
    Compilation compilation = mortise.run("builtin.module(" + name + ")", SourceText.of("in.mlir", "module {}"));
    assertThat(compilation.succeeded()).isFalse();
    return compilation.diagnostics();
  }

  private static Object third(List<Object> list) {
    return list.get(2);
  }

  private static void walk(int depth) {
    if (depth == 0) {
      third(List.of());
    } else {
      walk(depth - 1);
    }
  }

  @Test
  void run_libraryThrows_notesCallsOfPass() {
    Diagnostic error = run(new Made("thrower", options -> (op, run) -> walk(3))).get(0);

    assertThat(error.message()).startsWith(
        "internal fault in pass 'thrower': java.lang.ArrayIndexOutOfBoundsException: ").contains(" at java.base/");
    assertThat(error.fault()).isInstanceOf(ArrayIndexOutOfBoundsException.class);
    String name = PassFaultTest.class.getName();
    assertThat(error.notes()).singleElement().extracting(Diagnostic::message).asString()
        .matches("calls in the bundle at fault:\n    at " + name + "\\.third\\(.*\n    at " + name
            + "\\.walk\\(.*\n    at " + name + "\\.walk\\(.*\n    at " + name + "\\.lambda(?s:.*)");
  }

  @Test
  void run_causeInPass_notesCallsOfCause() {
    Diagnostic error = run(new Made("thrower", options -> (op, run) -> {
      try {
        third(List.of());
      } catch (RuntimeException cause) {
        throw new IllegalStateException("outer", cause);
      }
    })).get(0);

    assertThat(error.notes().get(0).message())
        .contains("\n  caused by java.lang.ArrayIndexOutOfBoundsException", ".third(");
  }

  @Test
  void run_interfaceOfThirdPartyThrows_namesItBeforeThePass() {
    PassFactory pass = new Made("caller", options -> (op, run) ->
        op.getInterface(ViewLikeOpInterface.class).getViewSource(op));
    Diagnostic error = run("caller", Snapshot.builder().add(pass).add(new ForeignView()).build()).get(0);

    assertThat(error.message()).startsWith("internal fault in the interfaces of com.example.foreign, called by pass"
        + " 'caller': java.lang.");
    assertThat(error.notes()).singleElement().extracting(Diagnostic::message).asString()
        .startsWith("calls in the bundle at fault:\n    at com.example.foreign.ForeignView.getViewSource(");
  }

  @Test
  void create_null_reportsPassAndRemedy() {
    Diagnostic error = run(new Made("nothing", options -> null)).get(0);

    assertThat(error.message()).startsWith("internal fault while making pass 'nothing': "
        + "java.lang.IllegalStateException: " + Made.class.getName() + ".create returns null; it must return a pass")
        .contains("; fix the bundle, or remove it");
  }

  @Test
  void create_throws_reportsPassAndCalls() {
    Diagnostic error = run(new Made("broken", options -> {
      walk(0);
      return null;
    })).get(0);

    assertThat(error.message()).startsWith("internal fault while making pass 'broken': ")
        .endsWith("; fix the bundle, or remove it");
    assertThat(error.notes()).singleElement().extracting(Diagnostic::message).asString()
        .startsWith("calls in the bundle at fault:\n    at " + PassFaultTest.class.getName() + ".third(");
    assertThat(error.fault()).isInstanceOf(ArrayIndexOutOfBoundsException.class);
  }

  @Test
  void create_rejectsOptions_reportsPass() {
    Diagnostic error = run(new Made("choosy", options -> {
      throw new IllegalArgumentException("a and b exclude each other");
    })).get(0);

    assertThat(error.message()).startsWith("pass 'choosy': a and b exclude each other\n");
  }

  @Test
  void expand_nullOrThrows_reportsPipelineAndCalls() {
    assertThat(run(new Expanded("empty", () -> null)).get(0).message())
        .startsWith("internal fault while expanding pipeline 'empty': ").contains(".expand returns null")
        .endsWith("; fix the bundle, or remove it");
    Diagnostic error = run(new Expanded("broken", () -> third(List.of()).toString())).get(0);
    assertThat(error.message()).startsWith("internal fault while expanding pipeline 'broken': ");
    assertThat(error.notes().get(0).message()).contains(PassFaultTest.class.getName() + ".third(");
  }

  @Test
  void add_malformedName_isRefused() {
    for (String name : List.of("bad name{}", "", "-x", "a,b", "a(b)", "a=b")) {
      Snapshot.Builder builder = Snapshot.builder().add(new Made(name, options -> (op, run) -> {}));
      assertThat(builder.conflicts()).as(name).singleElement().asString()
          .startsWith("the name '" + name + "' of " + Made.class.getName() + " is malformed: ");
      assertThat(builder.build().passes()).isEmpty();
    }
    assertThat(Snapshot.builder().add(new Made("a-b_C.9", options -> (op, run) -> {})).conflicts()).isEmpty();
  }
}
