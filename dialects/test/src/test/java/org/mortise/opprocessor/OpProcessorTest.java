// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles small declarations of operations with the annotation processor. */
class OpProcessorTest {
  private static final String DIALECT = """
      /** A dialect. */
      @org.osgi.service.component.annotations.Component(service = org.mortise.ir.Dialect.class)
      @org.mortise.ir.definition.DialectOperations(namespace = "toy")
      public final class ToyDialect extends ToyDialectBase {}
      """;

  @TempDir
  Path output;

  @Test
  void operation_declared_hasAccessorsBuilderAndEntryInTable() throws IOException {
    List<String> errors = compile(DIALECT, operation("""
        name = "toy.load", operands = {"memref: ANY_MEMREF read", "indices: INDEX..."}, results = "result: ANY",
        attributes = {"nontemporal: BOOL? = FALSE", "static_size: I64"}"""));
    assertThat(errors).isEmpty();
    assertThat(Files.readString(output.resolve("toy/LoadOpBase.java")))
        .contains("public static @Nullable LoadOp of(@Nullable Operation operation)")
        .contains("Type resultType, Value memref, List<? extends Value> indices, "
            + "org.mortise.ir.attributes.IntegerAttr staticSize)")
        .contains("public Value memref()", "public OpOperand memrefOperand()", "public OperandRange indices()")
        .contains("public org.mortise.ir.types.MemRefType memrefType()")
        .contains("public org.mortise.ir.attributes.IntegerAttr staticSizeAttr()")
        .contains("op.reads(\"memref\");");
    assertThat(Files.readString(output.resolve("toy/ToyDialectBase.java")))
        .contains("case \"toy.load\" -> toy.LoadOpBase.definition();");
    assertThat(Files.readString(output.resolve("META-INF/mortise/toy.ops"))).isEqualTo("= toy.load\nAn operation.\n");
    assertThat(Files.readString(output.resolve("META-INF/services/org.mortise.ir.Dialect"))).contains("toy.ToyDialect");
  }

  @Test
  void operation_inTable_needsNoClass() throws IOException {
    List<String> errors = compile(DIALECT, """
        import org.mortise.ir.definition.Op;
        @Op(name = "toy.first", summary = "The first.", operands = "a: I1")
        @Op(name = "toy.second", summary = "The second.", results = "b: INDEX")
        final class ToyOps {}
        """);
    assertThat(errors).isEmpty();
    assertThat(Files.readString(output.resolve("toy/ToyDialectBase.java")))
        .contains("\"toy.first\",\n        \"toy.second\");")
        .contains("op.result(\"b\", org.mortise.ir.definition.TypeConstraints.INDEX);");
  }

  @Test
  void operation_inTableWithView_hasGeneratedClass() throws IOException {
    List<String> errors = compile(DIALECT, """
        import org.mortise.ir.definition.Op;
        @Op(name = "toy.first", view = "FirstOp", summary = "The first.", operands = "a: I1")
        @Op(name = "toy.second", view = "SecondOp", summary = "The second.", results = "b: INDEX")
        final class ToyOps {}
        """);
    assertThat(errors).isEmpty();
    assertThat(Files.readString(output.resolve("toy/FirstOp.java")))
        .contains("/** The first. */\npublic final class FirstOp extends OpView {", "public Value a()");
    assertThat(Files.readString(output.resolve("toy/ToyDialectBase.java")))
        .contains("case \"toy.second\" -> toy.SecondOp.definition();");
  }

  @Test
  void constraint_unknown_isErrorAtAnnotation() throws IOException {
    assertThat(compile(DIALECT, operation("name = \"toy.load\", operands = \"a: ANY_MEMREFF\"")))
        .containsExactly("4: there is no constant 'ANY_MEMREFF' in LoadOp, TypeConstraints");
  }

  @Test
  void declaration_malformed_isError() throws IOException {
    assertThat(compile(DIALECT, operation("name = \"toy.load\", operands = \"a: ANY, b: ANY\"")).get(0))
        .startsWith("4: 'a: ANY, b: ANY' is not of the form 'name: CONSTRAINT'");
    assertThat(compile(DIALECT, operation("name = \"toy.load\", operands = \"a\"")))
        .containsExactly("4: 'a' has no constraint");
    assertThat(compile(DIALECT, operation("name = \"toy.load\", operands = \"a: ANY reads\"")))
        .containsExactly("4: 'reads' is no memory effect; there are read, write, alloc and free");
  }

  @Test
  void groups_twoOfVariableLengthWithoutSegments_isError() throws IOException {
    assertThat(compile(DIALECT, operation("name = \"toy.load\", operands = {\"a: ANY...\", \"b: ANY?\"}")))
        .containsExactly(
            "4: more than one group of operands has a variable length; add ATTR_SIZED_OPERAND_SEGMENTS");
  }

  @Test
  void inference_ofVariadicOrWithoutResults_isError() throws IOException {
    String inferred = "name = \"toy.load\", traits = \"INFERS_RESULT_TYPES\"";
    assertThat(compile(DIALECT, operation(inferred))).containsExactly("4: INFERS_RESULT_TYPES needs a result");
    assertThat(compile(DIALECT, operation(inferred + ", results = {\"a: INDEX\", \"b: INDEX?\"}")))
        .containsExactly("4: the number of types of 'b' cannot be inferred; remove INFERS_RESULT_TYPES or add a method "
            + "'inferResultTypes'");
    assertThat(compile(DIALECT, operation(inferred + ", results = \"a: INDEX\""))).isEmpty();
  }

  @Test
  void name_declaredTwice_isError() throws IOException {
    assertThat(compile(DIALECT, operation("name = \"toy.load\", operands = \"a: ANY\", results = \"a: ANY\"")))
        .containsExactly("4: the name 'a' is declared twice");
  }

  @Test
  void patterns_classWithoutPatternOfOperation_isError() throws IOException {
    String none = "/** No patterns. */ final class ToyPatterns {}";
    assertThat(compile(DIALECT, none, operation("name = \"toy.load\", patterns = ToyPatterns.class")))
        .containsExactly("4: ToyPatterns has no pattern for this operation");
  }

  @Test
  void patterns_annotatedMethods_areRegisteredInOrder() throws IOException {
    String patterns = """
        import org.mortise.ir.definition.Canonicalization;
        import org.mortise.ir.rewrite.PatternRewriter;
        /** Patterns. */
        final class ToyPatterns {
          @Canonicalization("First") static boolean one(LoadOp op, PatternRewriter rewriter) { return false; }
          @Canonicalization("Other") static boolean other(StoreOp op, PatternRewriter rewriter) { return false; }
          @Canonicalization("Second") static boolean two(LoadOp op, PatternRewriter rewriter) { return false; }
        }
        """;
    assertThat(compile(DIALECT, patterns, operation("name = \"toy.load\", patterns = ToyPatterns.class"))).isEmpty();
    assertThat(Files.readString(output.resolve("toy/LoadOpBase.java")))
        .containsSubsequence("pattern(\"First\", toy.ToyPatterns::one)", "pattern(\"Second\", toy.ToyPatterns::two)")
        .doesNotContain("\"Other\"");
  }

  @Test
  void parent_namedByGeneratedConstant_isError() throws IOException {
    assertThat(compile(DIALECT, operation("name = \"toy.load\", parents = LoadOp.NAME")))
        .containsExactly("4: 'parents' must be a literal: the constant has no value yet");
  }

  @Test
  void operation_withoutJavadoc_isError() throws IOException {
    assertThat(compile(DIALECT, operation("name = \"toy.load\"").replace("/** An operation. */", "")))
        .containsExactly("4: the operation has no summary: the Javadoc of its class, or the member 'summary'");
  }

  @Test
  void family_declarationsOfOperations_followFamilyDeclarations() throws IOException {
    List<String> errors = compile(DIALECT, """
        import org.mortise.ir.Operation;
        import org.mortise.ir.definition.Op;
        /** A family. */
        @Op(operands = {"lhs: ANY", "rhs: ANY"}, traits = "PURE")
        abstract class BinaryOp extends BinaryOpBase {
          BinaryOp(Operation operation) { super(operation); }
        }
        """, operation("name = \"toy.load\", family = BinaryOp.class, operands = \"third: ANY\""));
    assertThat(errors).isEmpty();
    assertThat(Files.readString(output.resolve("toy/LoadOpBase.java")))
        .contains("extends toy.BinaryOp", "Value lhs, Value rhs, Value third", "return operation().operand(2);")
        .doesNotContain("public Value lhs()");
  }

  @Test
  void attribute_declared_hasFactoryAccessorsAndEntryInTable() throws IOException {
    List<String> errors = compile(DIALECT, definition("AttrDef", "Attr", """
        name = "toy.size", parameters = {"type: TYPE", "count: INT64 = 1", "name: STRING?", "next: SizeAttr?"},
        format = "`<` struct(params) `>`", description = "a size", alias = true"""));
    assertThat(errors).isEmpty();
    assertThat(Files.readString(output.resolve("toy/SizeAttrBase.java")))
        .contains("extends ParametricAttr", "MNEMONIC = \"size\"", "public @Nullable String aliasName()")
        .contains("public static SizeAttr of(org.mortise.ir.Type type_, long count, java.lang.@Nullable String name, "
            + "toy.@Nullable SizeAttr next)", "declaration().get(type_.context(), ")
        .contains("public final org.mortise.ir.Type type_()", "public final long count()")
        .contains("Parameter.defaulted(\"count\", org.mortise.ir.parameters.ParameterForms.INT64, 1L)")
        .contains("ParametricForm.nested(toy.SizeAttr.class, toy.SizeAttr::declaration)")
        .contains("CONSTRAINT =");
    assertThat(Files.readString(output.resolve("toy/ToyDialectBase.java")))
        .contains("case \"size\" -> toy.SizeAttr.declaration().parse(parser);", "declaredAttributes()")
        .doesNotContain("declaredTypes()");
  }

  @Test
  void type_withHooksAndManyParameters_hasBuilderAndCallsHooks() throws IOException {
    List<String> errors = compile(DIALECT, definition("TypeDef", "Type", """
        name = "toy.size", parameters = {"a: INT64", "b: UINT32", "c: BOOL", "d: STRING", "e: SHAPE"}""").replace(
        "SizeType(Context", """
        static String verify(long a, int b, boolean c, String d, long[] e) { return null; }
        static SizeType parse(org.mortise.ir.AsmParser parser, int start) { return null; }
        SizeType(Context"""));
    assertThat(errors).isEmpty();
    assertThat(Files.readString(output.resolve("toy/SizeTypeBase.java")))
        .contains("extends ParametricType", "public static Builder builder(Context context)",
        "public Builder b(int value)")
        .contains("SizeType.verify((java.lang.Long) values[0], ", "parser -> SizeType.parse(parser, parser.position())")
        .contains("((long[]) value(4)).clone()")
        .doesNotContain("SizeType of(");
    assertThat(Files.readString(output.resolve("toy/ToyDialectBase.java")))
        .contains("case \"size\" -> toy.SizeType.parse(parser, start);");
  }

  @Test
  void attribute_malformedDeclaration_isError() throws IOException {
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"size\"")))
        .containsExactly("4: 'size' is not of the form 'dialect.mnemonic'");
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"toy.a\", parameters = \"a: INT\"")))
        .containsExactly("4: there is no constant 'INT' in SizeAttr, ParameterForms");
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"toy.a\", parameters = \"a: INT64...\"")))
        .containsExactly("4: the parameter 'a' is neither a list nor memory");
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"toy.a\", parameters = \"a: INT64\"")))
        .containsExactly("4: there is neither a format nor a method 'static SizeAttr parse(AsmParser parser)'");
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"toy.a\"").replace("SizeAttrBase", "Object")))
        .containsExactly("4: the class must extend SizeAttrBase");
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"toy.a\", parameters = \"a: INT64? = 1\"")))
        .containsExactly("4: the parameter 'a' has a default value and '?'");
    assertThat(compile(DIALECT, definition("TypeDef", "Type", "name = \"toy.a\", parameters = \"a: SHAPE?\"")))
        .containsExactly("4: an array must be long[], and not optional: 'a'");
  }

  @Test
  void attribute_wrongMethods_areErrors() throws IOException {
    String declaration = definition("AttrDef", "Attr", "name = \"toy.a\", parameters = \"a: INT64\", format = \"$a\"");
    assertThat(compile(DIALECT, declaration.replace("SizeAttr(Context",
        "SizeAttr parse() { return this; } SizeAttr(Context")))
        .hasSize(1).first().asString().startsWith("4: the method 'parse' must be 'static SizeAttr parse(");
    assertThat(compile(
        DIALECT, declaration.replace("SizeAttr(Context", "static String verify() { return null; } SizeAttr(Context")))
        .containsExactly("4: the method 'verify' must be static and have a parameter for each declared one, 1");
  }

  @Test
  void attribute_ofUnknownDialectOrDeclaredTwice_isError() throws IOException {
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"other.a\"")))
        .containsExactly("4: this module has no dialect 'other'");
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"toy.a\""),
        definition("AttrDef", "Attr", "name = \"toy.a\"").replace("SizeAttr", "OtherAttr")))
        .containsExactly("4: the attribute 'toy.a' is declared twice");
  }

  @Test
  void constraint_attributeWithoutDescription_isError() throws IOException {
    assertThat(compile(DIALECT, definition("AttrDef", "Attr", "name = \"toy.a\""),
        operation("name = \"toy.load\", attributes = \"a: SizeAttr\"")))
        .containsExactly("4: 'SizeAttr' needs a description to be a constraint");
  }

  private static String definition(String annotation, String kind, String members) {
    return """
        import org.mortise.ir.Context;
        import org.mortise.ir.parameters.ANNOTATION;
        /** A definition. */
        @ANNOTATION(MEMBERS)
        public final class SizeKIND extends SizeKINDBase {
          SizeKIND(Context context, Object[] values) { super(context, values); }
        }
        """.replace("ANNOTATION", annotation).replace("KIND", kind).replace("MEMBERS", members);
  }

  private static final String VIEW = """
      import org.mortise.ir.Operation;
      import org.mortise.ir.Value;
      import org.mortise.ir.interfaces.ViewLikeOpInterface;
      /** A view. */
      final class View implements ViewLikeOpInterface {
        @Override public Value getViewSource(Operation op) { return op.operand(0); }
      }
      """;

  @Test
  void implementations_listed_areCreatedByDefinitionAndListedByDialect() throws IOException {
    String family = """
        import org.mortise.ir.Operation;
        import org.mortise.ir.definition.Op;
        /** A family. */
        @Op(operands = "a: ANY_MEMREF read", implementations = {View.class, Speculation.class})
        abstract class ReadingOp extends ReadingOpBase {
          ReadingOp(Operation operation) { super(operation); }
        }
        """;
    String speculation = """
        import org.mortise.ir.Operation;
        import org.mortise.ir.definition.OpDefinition;
        import org.mortise.ir.interfaces.ConditionallySpeculatable;
        /** Depends on the definition. */
        final class Speculation implements ConditionallySpeculatable {
          Speculation(OpDefinition definition) {}
          @Override public boolean isSpeculatable(Operation op) { return true; }
        }
        """;
    List<String> errors = compile(DIALECT, VIEW, VIEW.replace("class View", "class OwnView"), speculation, family,
        operation("name = \"toy.load\", family = ReadingOp.class, implementations = OwnView.class"), """
        import org.mortise.ir.definition.Op;
        @Op(name = "toy.first", summary = "The first.", family = ReadingOp.class)
        @Op(name = "toy.end", summary = "The end.", traits = {"TERMINATOR", "RETURN_LIKE"})
        final class ToyOps {}
        """);
    assertThat(errors).isEmpty();
    assertThat(Files.readString(output.resolve("toy/LoadOpBase.java")))
        .contains("op.implement(factory, 0, org.mortise.ir.interfaces.ViewLikeOpInterface.class);")
        .contains("case 0 -> new toy.OwnView();", "case 1 -> new toy.Speculation(definition);")
        .doesNotContain("new toy.View()");
    assertThat(Files.readString(output.resolve("toy/ToyDialectBase.java")))
        .contains("new toy.View();", "new org.mortise.ir.interfaces.ReturnLike();")
        .containsSubsequence(".of(\"toy.View\",", "ViewLikeOpInterface", "\"toy.first\")")
        .containsSubsequence(".of(\"org.mortise.ir.definition.DeclaredEffects\",", "\"toy.first\", \"toy.load\")")
        .containsSubsequence(".of(\"toy.OwnView\",", "ViewLikeOpInterface", "\"toy.load\")");
  }

  @Test
  void implementations_invalidClass_isError() throws IOException {
    String none = "/** No interface. */ final class None {}";
    assertThat(compile(DIALECT, none, operation("name = \"toy.load\", implementations = None.class")))
        .containsExactly("4: None implements no interface that extends OpInterface");
    String lacking = VIEW.replace("class View implements ViewLikeOpInterface {", "class View implements "
        + "ViewLikeOpInterface { View(int number) {}");
    assertThat(compile(DIALECT, lacking, operation("name = \"toy.load\", implementations = View.class")))
        .containsExactly("4: View needs an accessible constructor without parameters, or with one of the type "
            + "OpDefinition");
    String hidden = VIEW.replace("class View implements ViewLikeOpInterface {", "class View implements "
        + "ViewLikeOpInterface { private View() {}");
    assertThat(compile(DIALECT, hidden, operation("name = \"toy.load\", implementations = View.class")))
        .hasSize(1);
    assertThat(compile(DIALECT, VIEW.replace("final class", "abstract class"),
        operation("name = \"toy.load\", implementations = View.class")))
        .containsExactly("4: View must be a static class that is neither abstract nor private, and public in another "
            + "package");
  }

  @Test
  void implementations_twoOfOneInterface_isError() throws IOException {
    assertThat(compile(DIALECT, VIEW, VIEW.replace("class View", "class Second"),
        operation("name = \"toy.load\", implementations = {View.class, Second.class}")))
        .containsExactly("4: both View and Second implement ViewLikeOpInterface");
    String effects = """
        import java.util.List;
        import org.mortise.ir.Operation;
        import org.mortise.ir.definition.MemoryEffect;
        import org.mortise.ir.definition.MemoryEffectOpInterface;
        /** Effects. */
        final class Effects implements MemoryEffectOpInterface {
          @Override public void getEffects(Operation op, List<MemoryEffect> effects) {}
        }
        """;
    assertThat(compile(DIALECT, effects,
        operation("name = \"toy.load\", effects = \"read\", implementations = Effects.class")))
        .containsExactly("4: the memory effects are declared, and Effects implements MemoryEffectOpInterface");
  }

  @Test
  void serves_operationOfSameModule_isError() throws IOException {
    String serving = VIEW.replace("/** A view. */", "/** A view. */ @org.mortise.ir.Serves({\"other.op\", NAMES})");
    assertThat(compile(DIALECT, operation("name = \"toy.load\""), serving.replace("NAMES", "LoadOp.NAME")))
        .containsExactly("5: this module declares 'toy.load': name the class in 'implementations' of its @Op, not the "
            + "operation in @Serves");
    assertThat(compile(DIALECT, operation("name = \"toy.load\""), serving.replace("NAMES", "\"toy.*\""))).isEmpty();
  }

  private static String operation(String members) {
    return """
        import org.mortise.ir.Operation;
        import org.mortise.ir.definition.Op;
        /** An operation. */
        @Op(MEMBERS)
        public final class LoadOp extends LoadOpBase {
          LoadOp(Operation operation) { super(operation); }
        }
        """.replace("MEMBERS", members);
  }

  /** Processes sources of the package {@code toy} and returns the processor's errors, each after its line. */
  private List<String> compile(String... sources) throws IOException {
    List<JavaFileObject> files = new ArrayList<>();
    for (String source : sources) {
      String[] words = source.substring(source.indexOf("class ") + "class ".length()).split("\\W", 2);
      files.add(new Source(words[0], "package toy; " + source));
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options = List.of("-proc:only", "-d", output.toString(), "-s", output.toString(),
        "-cp", System.getProperty("java.class.path"));
    JavaCompiler.CompilationTask task =
        compiler.getTask(new StringWriter(), null, diagnostics, options, null, files);
    task.setProcessors(List.of(new OpProcessor()));
    task.call();
    List<String> errors = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
      // errors with a code of the compiler's own are about classes that are not generated after an error
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR && diagnostic.getCode().equals("compiler.err.proc.messager")) {
        errors.add(diagnostic.getLineNumber() + ": " + diagnostic.getMessage(null));
      }
    }
    return errors;
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///toy/" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
