// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.SourceText;

/** Runs on programs in memory, and with an incomplete class path. */
class MortiseTest {
  /** Marks the operation that it runs on; fails if that has the attribute "test.bad". */
  private static final class Mark implements PassFactory {
    @Override
    public PassSpec spec() {
      return PassSpec.of("mark", "");
    }

    @Override
    public Pass create(PassOptions options) {
      return (op, run) -> {
        op.setAttr("test.marked", IntegerAttr.bool(op.context(), true));
        if (op.hasAttr("test.bad")) {
          run.emit(op.error("is bad"));
        }
      };
    }
  }

  @TempDir Path folder;

  private final Snapshot snapshot = Snapshot.builder().add(new Mark()).build();
  private final Mortise mortise = Mortise.of(snapshot);

  private static ModuleOp module(Context context) {
    return ModuleOp.create(context, UnknownLoc.of(context));
  }

  private static List<String> messages(Compilation compilation) {
    return compilation.diagnostics().stream().map(Diagnostic::message).toList();
  }

  @Test
  void run_operation_changesItInPlace() {
    Operation op = module(snapshot.context()).operation();

    Compilation compilation = mortise.run("builtin.module(mark)", op);

    assertThat(compilation.module()).isSameAs(op);
    assertThat(compilation.diagnostics()).isEmpty();
    assertThat(compilation.text()).isEqualTo("module attributes {test.marked = true} {\n}\n");
  }

  @Test
  void run_operationInsideAnother_leavesTheOther() {
    ModuleOp outer = module(snapshot.context());
    Operation inner = module(snapshot.context()).operation();
    OpBuilder.atEnd(snapshot.context(), outer.body()).insert(inner);

    assertThat(mortise.run("builtin.module(mark)", inner).succeeded()).isTrue();

    assertThat(inner.hasAttr("test.marked")).isTrue();
    assertThat(outer.operation().hasAttr("test.marked")).isFalse();
  }

  @Test
  void run_passFails_keepsStateAndReportsError() {
    Operation op = module(snapshot.context()).operation();
    op.setAttr("test.bad", IntegerAttr.bool(snapshot.context(), true));

    Compilation compilation = mortise.run("builtin.module(mark)", op);

    assertThat(compilation.succeeded()).isFalse();
    assertThat(messages(compilation)).containsExactly("is bad");
    assertThat(op.hasAttr("test.marked")).isTrue();
  }

  @Test
  void run_invalidOperation_isRejectedBeforeTheFirstPass() {
    Operation op = module(snapshot.context()).operation();
    op.setAttr("undotted", IntegerAttr.bool(snapshot.context(), true));

    Compilation compilation = mortise.run("builtin.module(mark)", op);

    assertThat(messages(compilation).get(0)).contains("can only contain attributes with dialect-prefixed names");
    assertThat(op.hasAttr("test.marked")).isFalse();
  }

  @Test
  void run_operationOfAnotherSnapshot_isRejected() {
    Operation foreign = module(Snapshot.builder().build().context()).operation();

    Compilation compilation = mortise.run("builtin.module(mark)", foreign);

    assertThat(messages(compilation)).singleElement().asString()
        .startsWith("the operation was built with another snapshot").endsWith("Mortise.of(snapshot)");
  }

  @Test
  void run_wrongAnchorOrPipeline_isReported() {
    Operation op = module(snapshot.context()).operation();

    assertThat(messages(mortise.run("func.func(mark)", op)))
        .containsExactly("can't run 'func.func' pass manager on 'builtin.module' op");
    assertThat(messages(mortise.run("builtin.module(marck)", op)).get(0)).contains("'marck' does not refer to");
  }

  /** Compiles a pass with a new superclass into the folder, and lists it as a service. */
  private void compilePass(String name) throws Exception {
    Path base = Files.writeString(folder.resolve("Base" + name + ".java"), "public class Base" + name + " {}");
    Path pass = Files.writeString(folder.resolve(name + ".java"), """
        import org.mortise.ir.pass.*;
        public class NAME extends BaseNAME implements PassFactory {
          public PassSpec spec() { return PassSpec.of("NAME", ""); }
          public Pass create(PassOptions options) { return (op, run) -> run.markAllAnalysesPreserved(); }
        }
        """.replace("NAME", name));
    int status = ToolProvider.getSystemJavaCompiler().run(
        null, null, null, "-proc:none", "-cp", System.getProperty("java.class.path"), base.toString(), pass.toString());
    assertThat(status).isZero();
    Path services = Files.createDirectories(folder.resolve("META-INF/services")).resolve(PassFactory.class.getName());
    Files.writeString(services, Files.exists(services) ? Files.readString(services) + name + "\n" : name + " # one\n");
  }

  @Test
  void ofClassPath_someProvidersBroken_namesThemAndUsesTheOthers() throws Exception {
    compilePass("whole");
    compilePass("headless");
    Files.delete(folder.resolve("Baseheadless.class"));
    compilePass("absent");
    Files.delete(folder.resolve("absent.class"));
    compilePass("last");
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, MortiseTest.class.getClassLoader())) {
      Mortise incomplete = Mortise.ofClassPath(loader);

      Compilation compilation = incomplete.run("builtin.module(whole,last)", SourceText.of("t", "module {}"));

      assertThat(compilation.succeeded()).isTrue();
      assertThat(messages(compilation)).isEqualTo(incomplete.snapshot().problems());
      assertThat(incomplete.snapshot().problems()).satisfiesExactlyInAnyOrder(
          problem -> assertThat(problem)
              .startsWith("headless, a PassFactory, is left out: java.lang.NoClassDefFoundError: Baseheadless; add "),
          problem -> assertThat(problem)
              .startsWith("a service is left out: ").contains("Provider absent not found; add the missing jar"));
      assertThat(messages(incomplete.run("builtin.module(headless)", SourceText.of("t", "module {}"))))
          .anyMatch(message -> message.contains("'headless' does not refer to a registered pass"));
    }
  }
}
