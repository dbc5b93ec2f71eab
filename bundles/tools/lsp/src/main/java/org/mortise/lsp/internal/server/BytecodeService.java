// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.jspecify.annotations.Nullable;

/** The requests of {@code mlir-lsp-server} by which an editor opens and saves bytecode as text. */
public interface BytecodeService {
  /** Reads a file. */
  String FROM_BYTECODE = "mlir/convertFromBytecode";
  /** Converts an open document. */
  String TO_BYTECODE = "mlir/convertToBytecode";

  /**
   * The parameter of both requests.
   *
   * @param uri the URI of the file or document; null if the editor did not send it
   */
  record BytecodeFile(@Nullable String uri) {}

  /**
   * The result of both requests.
   *
   * @param output the text, or the bytecode in base64
   */
  record Converted(String output) {}

  /** Returns the text of the program in a file, with its locations. */
  @JsonRequest(FROM_BYTECODE)
  CompletableFuture<Converted> convertFromBytecode(BytecodeFile file);

  /** Returns the bytecode of the program in an open document. */
  @JsonRequest(TO_BYTECODE)
  CompletableFuture<Converted> convertToBytecode(BytecodeFile document);
}
