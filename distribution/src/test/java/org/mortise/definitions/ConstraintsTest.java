// SPDX-License-Identifier: Apache-2.0
package org.mortise.definitions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.importer.ImportTool;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.ValueSpec;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.SymbolText;
import org.mortise.pipeline.DialectDefinitions;

/**
 * Operands and results of our operations accept the types that those of the imported operations accept. Compares
 * dialects all of whose conditions on types the importer knows.
 */
class ConstraintsTest {
  private static final List<String> ELEMENTS = List.of("i1", "i4", "i8", "i32", "i64", "si8", "ui32", "index", "f16",
      "bf16", "f32", "f64", "f80", "f8E5M2", "complex<f32>", "complex<i32>");
  private static final List<String> CONTAINERS = List.of("%s", "tensor<%s>", "tensor<4x%s>", "tensor<?x3x%s>",
      "tensor<*x%s>", "memref<%s>", "memref<4x%s>", "memref<?x3x%s>", "memref<*x%s>",
      "memref<4x%s, strided<[?], offset: ?>>", "memref<4x%s, affine_map<(d0) -> (d0 floordiv 2)>>", "memref<4x%s, 3>",
      "vector<%s>", "vector<4x%s>", "vector<[4]x%s>", "vector<2x3x%s>", "vector<2x[4]x%s>", "tuple<%s, i32>",
      "!async.value<%s>");
  private static final List<String> OTHERS = List.of("none", "() -> ()", "!shape.shape", "!shape.size",
      "!shape.witness", "!shape.value_shape", "!async.token", "!async.group", "!async.coro.id", "!async.coro.handle",
      "!async.coro.state", "!irdl.attribute", "!irdl.region", "!ml_program.token", "!llvm.ptr", "!transform.any_op");

  /** What MLIR 22.1 accepts otherwise than 19.1, whose definitions are imported here. */
  private static final Set<String> CHANGED = Set.of(
      "memref.reinterpret_cast", "vector.maskedload", "vector.maskedstore", "vector.print", "vector.scatter");

  @TempDir
  private Path scratch;

  @ParameterizedTest
  @ValueSource(strings = {"affine", "arith", "async", "bufferization", "cf", "complex", "func", "index", "irdl",
      "linalg", "math", "memref", "ml_program", "scf", "shape", "tensor", "ub", "vector"})
  void accepts_everyType_likeImportedDefinition(String namespace) throws IOException {
    assumeTrue(!DefinitionFiles.FOLDER.isEmpty(), DefinitionFiles.NOT_INSTALLED);
    Context ours = context(namespace, ServiceLoader.load(Dialect.class).stream()
        .map(ServiceLoader.Provider::get).filter(each -> each.namespace().equals(namespace)).toList());
    Context theirs = context(namespace, imported(namespace));
    List<Type> ourTypes = types(ours);
    List<Type> theirTypes = types(theirs);
    Set<String> differences = new TreeSet<>();
    for (String name : dialect(ours, namespace).operationNames()) {
      boolean isOther = CHANGED.contains(name) || ours.operationName(name).hasPredecessor();
      if (!isOther && dialect(theirs, namespace).operation(name) instanceof OpDefinition their) {
        OpDefinition our = Objects.requireNonNull((OpDefinition) dialect(ours, namespace).operation(name));
        for (int i = 0; i < our.operandGroupCount(); i++) {
          compare(name, our.operandSpec(i), ourTypes, their.operandSpec(i), theirTypes, differences);
        }
        for (int i = 0; i < our.resultGroupCount(); i++) {
          compare(name, our.resultSpec(i), ourTypes, their.resultSpec(i), theirTypes, differences);
        }
      }
    }
    assertThat(differences).isEmpty();
  }

  private static void compare(String name, ValueSpec our, List<Type> ours, ValueSpec their, List<Type> theirs,
      Set<String> differences) {
    for (int i = 0; i < ours.size(); i++) {
      boolean isAccepted = our.constraint().accepts(ours.get(i));
      if (isAccepted != their.constraint().accepts(theirs.get(i))) {
        differences.add(name + " " + our.name() + (isAccepted ? " accepts " : " rejects ") + ours.get(i));
      }
    }
  }

  private static List<Type> types(Context context) {
    List<Type> types = new ArrayList<>();
    OTHERS.forEach(text -> types.add(SymbolText.parseType(context, text)));
    for (String container : CONTAINERS) {
      for (String element : ELEMENTS) {
        if (!container.startsWith("vector") || !element.startsWith("complex")) {
          types.add(SymbolText.parseType(context, container.formatted(element)));
        }
      }
    }
    return types;
  }

  /** Returns a context of all dialects with those of one namespace replaced. */
  private static Context context(String namespace, List<Dialect> dialects) {
    Context.Builder builder = Contexts.builder();
    for (Dialect each : ServiceLoader.load(Dialect.class)) {
      if (!each.namespace().equals(namespace)) {
        builder.dialect(each);
      }
    }
    dialects.forEach(builder::dialect);
    return builder.build();
  }

  private static Dialect dialect(Context context, String namespace) {
    return Objects.requireNonNull(context.dialect(namespace));
  }

  private List<Dialect> imported(String namespace) throws IOException {
    Path file = scratch.resolve(namespace + ".irdl.mlir");
    List<String> arguments = DefinitionFiles.arguments(namespace);
    arguments.addAll(List.of("--dialect", namespace, "-o", file.toString()));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new ImportTool().run(
        arguments.toArray(String[]::new), InputStream.nullInputStream(), OutputStream.nullOutputStream(), err);
    assertThat(status).as(err.toString(StandardCharsets.UTF_8)).isZero();
    List<String> errors = new ArrayList<>();
    List<Dialect> dialects = DialectDefinitions.read(
        SourceText.read(file), context(namespace, List.of()), error -> errors.add(error.message()));
    assertThat(errors).isEmpty();
    return Objects.requireNonNull(dialects);
  }
}
