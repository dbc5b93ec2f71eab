// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.lsp.internal.server.BytecodeService.BytecodeFile;
import org.mortise.lsp.internal.server.BytecodeService.Converted;
import org.mortise.lsp.trap.TrapDialect;
import org.mortise.pipeline.Snapshot;

/** Files of bytecode as the extension of Visual Studio Code opens and saves them. */
@Timeout(60)
class BytecodeRequestsTest {
  private static final Snapshot BASE = Snapshot.ofClassPath(BytecodeRequestsTest.class.getClassLoader());
  private static final long LIMIT = 1000;
  private static final String SCHEME = "mlir.bytecode-mlir:";
  private static final String PROGRAM = """
      #loc2 = loc("a.cc":3:16)
      module {
        func.func @f(%arg0: index loc("a.cc":3:16)) -> index {
          %0 = "other.op"(%arg0) {a = #other.b<"x">} : (index) -> !other.t loc(#loc3)
          return %arg0 : index loc(#loc4)
        } loc(#loc1)
      } loc(#loc)
      #loc = loc("a.cc":1:2)
      #loc1 = loc("a.cc":2:2)
      #loc3 = loc("a.cc":4:5)
      #loc4 = loc("a.cc":5:5)

      {-#
        external_resources: {
          some_tool: {
            key: "value"
          }
        }
      #-}
      """;

  @TempDir
  private Path folder;
  private final TrapDialect trap = new TrapDialect();
  private TestSession session;

  @BeforeEach
  void connect() throws Exception {
    session = new TestSession(Snapshot.builder(BASE, List.of()).add(trap).build(), LIMIT);
  }

  @AfterEach
  void end() throws Exception {
    session.end();
    trap.open();
  }

  private String uri(String name) {
    return SCHEME + folder.resolve(name).toUri().getRawPath();
  }

  private CompletableFuture<Converted> read(String uri) {
    return session.bytecode().convertFromBytecode(new BytecodeFile(uri));
  }

  private CompletableFuture<Converted> write(String uri) {
    return session.bytecode().convertToBytecode(new BytecodeFile(uri));
  }

  private static ResponseError error(CompletableFuture<?> request) {
    ExecutionException failure = catchThrowableOfType(ExecutionException.class, request::get);
    return ((ResponseErrorException) failure.getCause()).getResponseError();
  }

  /** Opens a document, saves it as the extension does, and closes it. */
  private byte[] save(String name, String text) throws Exception {
    session.open(uri(name), text);
    assertThat(session.next().getDiagnostics()).isEmpty();
    byte[] bytes = Base64.getDecoder().decode(write(uri(name)).get().output());
    session.close(uri(name));
    session.next();
    Files.write(folder.resolve(name), bytes);
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mlirbc", "a b#ü%.mlirbc"})
  void file_openedAndSaved_isTheSame(String name) throws Exception {
    byte[] bytes = save(name, PROGRAM);
    assertThat(bytes).startsWith('M', 'L', 0xEF, 'R');
    String text = read(uri(name)).get().output();
    assertThat(text).isEqualTo(PROGRAM);
    assertThat(save(name, text)).isEqualTo(bytes);
  }

  @Test
  void file_openedByItsOwnUri_isConverted() throws Exception {
    save("a.mlirbc", PROGRAM);
    assertThat(read(folder.resolve("a.mlirbc").toUri().toString()).get().output()).isEqualTo(PROGRAM);
  }

  @Test
  void file_isText_isPrintedWithItsPlaces() throws Exception {
    Path file = Files.writeString(folder.resolve("a.mlir"), "func.func private @f()\n");
    assertThat(read(uri("a.mlir")).get().output())
        .isEqualTo("func.func private @f() loc(#loc)\n#loc = loc(\"" + file + "\":1:1)\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      ''              | source must contain a single top-level operation, found: 0
      module {        | expected operation name in quotes
      func.func @f() -> i32 { func.return } | '''func.return'' op has 0 operands, but enclosing function (@f) returns 1'
      module {} module {} | source must contain a single top-level operation, found: 2
      """)
  void file_isWrong_isRefused(String text, String message) throws Exception {
    Files.writeString(folder.resolve("a.mlirbc"), text);
    ResponseError error = error(read(uri("a.mlirbc")));
    assertThat(error.getCode()).isEqualTo(ResponseErrorCode.RequestFailed.getValue());
    assertThat(error.getMessage()).isEqualTo("failed to parse bytecode source file: " + message);
  }

  @Test
  void file_isCut_isRefusedAtEachLength() throws Exception {
    byte[] bytes = save("a.mlirbc", PROGRAM);
    for (int length = 4; length < bytes.length; length++) {
      Files.write(folder.resolve("cut.mlirbc"), Arrays.copyOf(bytes, length));
      ResponseError error = error(read(uri("cut.mlirbc")));
      assertThat(error.getCode()).isEqualTo(ResponseErrorCode.RequestFailed.getValue());
      assertThat(error.getMessage()).startsWith("failed to parse bytecode source file: ")
          .doesNotContain("Exception", "\tat ");
    }
  }

  @Test
  void file_doesNotExist_isRefused() {
    for (String path : List.of(uri("none.mlirbc"), SCHEME + folder, SCHEME + "/dev/zero", SCHEME + "/a%00b")) {
      ResponseError error = error(read(path));
      assertThat(error.getCode()).isEqualTo(ResponseErrorCode.RequestFailed.getValue());
      assertThat(error.getMessage()).startsWith("failed to parse bytecode source file: could not open input file /");
    }
  }

  @Test
  void request_withoutFile_isRefused() {
    assertThat(error(read("untitled:Untitled-1")).getMessage())
        .isEqualTo("failed to decode mlir/convertFromBytecode request: unresolvable URI at (root).uri");
    assertThat(error(read(null)).getMessage())
        .isEqualTo("failed to decode mlir/convertFromBytecode request: missing value at (root).uri");
    assertThat(error(write("untitled:Untitled-1")).getCode())
        .isEqualTo(ResponseErrorCode.InvalidParams.getValue());
    assertThat(error(session.bytecode().convertToBytecode(null)).getCode())
        .isEqualTo(ResponseErrorCode.InvalidParams.getValue());
  }

  @Test
  void document_notOpen_isRefused() {
    ResponseError error = error(write(uri("a.mlirbc")));
    assertThat(error.getCode()).isEqualTo(ResponseErrorCode.RequestFailed.getValue());
    assertThat(error.getMessage()).isEqualTo("language server does not contain an entry for this source file");
  }

  @ParameterizedTest
  @ValueSource(strings = {"func.func @f(", "func.func @f() -> i32 {\n  return\n}\n", "%0 = arith.constant 1 : i32\n%0"})
  void document_hasErrors_isRefused(String text) throws Exception {
    session.open(uri("a.mlirbc"), text);
    ResponseError error = error(write(uri("a.mlirbc")));
    assertThat(error.getCode()).isEqualTo(ResponseErrorCode.RequestFailed.getValue());
    assertThat(error.getMessage())
        .isEqualTo("expected a single and valid top-level operation, please ensure there are no errors");
    assertThat(session.next().getDiagnostics()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "// nothing\n", "module {}\nmodule {}\n"})
  void document_isNoSingleOperation_isRefused(String text) throws Exception {
    session.open(uri("a.mlirbc"), text);
    assertThat(error(write(uri("a.mlirbc"))).getMessage()).isEqualTo("expected a single top-level operation");
    session.next();
  }

  @Test
  void document_isSplit_isRefused() throws Exception {
    session.open(uri("a.mlirbc"), "module {}\n// -----\nmodule {}\n");
    assertThat(error(write(uri("a.mlirbc"))).getMessage())
        .isEqualTo("unexpected split file, please remove all `// -----`");
    session.next();
  }

  /** The editor has asked to save the text as it was. */
  @Test
  void document_changesWhileItIsConverted_isConvertedAsItWas() throws Exception {
    session.open(uri("a.mlirbc"), PROGRAM);
    CompletableFuture<Converted> saved = write(uri("a.mlirbc"));
    session.change(uri("a.mlirbc"), 2, new Range(new Position(0, 0), new Position(30, 0)), "func.func @");
    CompletableFuture<Converted> broken = write(uri("a.mlirbc"));
    Files.write(folder.resolve("a.mlirbc"), Base64.getDecoder().decode(saved.get().output()));
    assertThat(read(uri("a.mlirbc")).get().output()).isEqualTo(PROGRAM);
    assertThat(error(broken).getMessage()).contains("please ensure there are no errors");
    while (session.next().getVersion() != 2) {
      Thread.onSpinWait();
    }
  }

  @Test
  void dialect_neverEnds_isGivenUpAndOtherFilesAreConverted() throws Exception {
    save("good.mlirbc", PROGRAM);
    Files.writeString(folder.resolve("trap.mlirbc"), "func.func @f() {\n  trap.parse_deaf\n  return\n}\n");
    CompletableFuture<Converted> stuck = read(uri("trap.mlirbc"));
    assertThat(read(uri("good.mlirbc")).get().output()).isEqualTo(PROGRAM);
    assertThat(stuck).isNotDone();
    ResponseError error = error(stuck);
    assertThat(error.getCode()).isEqualTo(ResponseErrorCode.InternalError.getValue());
    assertThat(error.getMessage())
        .startsWith("internal fault while converting, in dialect 'trap': not finished after 1.0 s at ");
    assertThat(error.getData()).isNull();
  }

  @Test
  void conversion_cancelled_endsIt() throws Exception {
    Files.writeString(folder.resolve("trap.mlirbc"), "func.func @f() {\n  trap.parse_loop\n  return\n}\n");
    CompletableFuture<Converted> stuck = read(uri("trap.mlirbc"));
    while (trap.caught() == 0) {
      Thread.onSpinWait();
    }
    stuck.cancel(true);
    while (trap.caught() > 0) {
      Thread.onSpinWait();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"parse_overflow", "verify_overflow"})
  void dialect_overflowsStack_isNamed(String where) throws Exception {
    Files.writeString(folder.resolve("trap.mlirbc"), "func.func @f() {\n  trap." + where + "\n  return\n}\n");
    assertThat(error(read(uri("trap.mlirbc"))).getMessage())
        .startsWith("internal fault while converting, in dialect 'trap': java.lang.StackOverflowError at ");
  }

  /** Each request would cost one more thread that runs for ever. */
  @Test
  void dialect_manyThreadsHang_isNotTriedAgainUntilItIsReplaced() throws Exception {
    Files.writeString(folder.resolve("trap.mlirbc"), "func.func @f() {\n  trap.parse_deaf\n  return\n}\n");
    for (int i = 0; i < 5; i++) {
      assertThat(error(read(uri("trap.mlirbc"))).getMessage()).contains("in dialect 'trap'");
    }
    assertThat(trap.caught()).isEqualTo(3);
    session.snapshot = BASE;
    assertThat(error(read(uri("trap.mlirbc"))).getMessage()).contains("trap.parse_deaf");
  }

  /** Unknown operations stay as they are, and are checked when their dialect is there. */
  @Test
  void dialect_deployedAndWithdrawn_changesAcceptedOperations() throws Exception {
    Files.writeString(folder.resolve("a.mlir"), "\"trap.verify_overflow\"() : () -> ()\n", StandardCharsets.UTF_8);
    assertThat(error(read(uri("a.mlir"))).getMessage()).contains("in dialect 'trap'");
    session.snapshot = BASE;
    assertThat(read(uri("a.mlir")).get().output()).startsWith("\"trap.verify_overflow\"() : () -> () loc(");
  }
}
