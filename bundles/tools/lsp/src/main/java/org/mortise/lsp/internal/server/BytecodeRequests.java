// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.SourceText;
import org.mortise.lsp.internal.answer.BytecodeConversion;
import org.mortise.lsp.internal.check.FailedCheck;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.internal.text.UriPath;
import org.mortise.lsp.internal.text.Utf8;
import org.mortise.pipeline.Snapshot;

/**
 * Converts files and documents between bytecode and text. Conversions of one file run in order and wait for nothing
 * else; each has a time limit, since it runs code of dialects. A document is converted in the version at the time of
 * the request, because the editor saves that version.
 */
final class BytecodeRequests implements BytecodeService {
  /** Bytecode is several times as dense as text. */
  private static final int DENSITY = 4;

  private final Documents documents;
  private final Lanes lanes;
  private final Map<String, TypedAnswers> conversions = new ConcurrentHashMap<>();

  /**
   * @param documents the open documents
   * @param lanes run the conversions
   */
  BytecodeRequests(Documents documents, Lanes lanes) {
    this.documents = documents;
    this.lanes = lanes;
  }

  @Override
  public CompletableFuture<Converted> convertFromBytecode(@Nullable BytecodeFile parameter) {
    String uri = uri(FROM_BYTECODE, parameter);
    String path = UriPath.of(uri);
    if (path == null) {
      throw undecodable(FROM_BYTECODE, "unresolvable URI at (root).uri");
    }
    Snapshot snapshot = documents.snapshot();
    return convert(path, snapshot, DENSITY * size(path), () -> BytecodeConversion.toText(read(path), snapshot));
  }

  @Override
  public CompletableFuture<Converted> convertToBytecode(@Nullable BytecodeFile parameter) {
    String uri = uri(TO_BYTECODE, parameter);
    String path = UriPath.of(uri);
    DocumentText text = documents.textOf(uri);
    if (text == null) {
      throw path == null
          ? undecodable(TO_BYTECODE, "unresolvable URI at (root).uri")
          : refused("language server does not contain an entry for this source file");
    }
    Snapshot snapshot = documents.snapshot();
    String name = path == null ? uri : path;
    return convert(name, snapshot, text.bytes().length, () ->
        BytecodeConversion.toBytecode(SourceText.of(Utf8.encode(name), text.bytes()), snapshot));
  }

  /** @param length the approximate number of bytes of text to read or write */
  private CompletableFuture<Converted> convert(
      String path, Snapshot snapshot, long length, Supplier<String> conversion) {
    return conversions.computeIfAbsent(path, first -> new TypedAnswers(lanes)).ask(
        documents.limit(length), snapshot, () -> result(path, snapshot, conversion),
        overrun -> fault(path, snapshot, overrun));
  }

  private static Converted result(String path, Snapshot snapshot, Supplier<String> conversion) {
    try {
      return new Converted(conversion.get());
    } catch (BytecodeConversion.Refusal refusal) {
      throw refused(refusal.getMessage());
    } catch (ResponseErrorException unreadable) {
      throw unreadable;
    } catch (RuntimeException | Error fault) { // a fault of a dialect must not end the server
      throw fault(path, snapshot, fault);
    }
  }

  private static String uri(String method, @Nullable BytecodeFile parameter) {
    if (parameter == null || parameter.uri() == null) {
      throw undecodable(method, parameter == null ? "expected object" : "missing value at (root).uri");
    }
    return parameter.uri();
  }

  /** Returns a regular file; other kinds, such as pipes, may never end. */
  private static Path file(String path) {
    try {
      Path file = Path.of(path);
      if (Files.isRegularFile(file)) {
        return file;
      }
    } catch (InvalidPathException impossible) {
      // there is no such file
    }
    throw unreadable(path);
  }

  private static long size(String path) {
    try {
      return Files.size(file(path));
    } catch (IOException gone) {
      throw unreadable(path);
    }
  }

  private static SourceText read(String path) {
    try {
      return SourceText.read(Utf8.encode(path), file(path));
    } catch (IOException gone) {
      throw unreadable(path);
    }
  }

  private static ResponseErrorException unreadable(String path) {
    return refused(BytecodeConversion.FAILED + "could not open input file " + path);
  }

  private static ResponseErrorException refused(String message) {
    return error(ResponseErrorCode.RequestFailed, message);
  }

  private static ResponseErrorException undecodable(String method, String reason) {
    return error(ResponseErrorCode.InvalidParams, "failed to decode " + method + " request: " + reason);
  }

  private static ResponseErrorException fault(String path, Snapshot snapshot, Throwable fault) {
    String message = FailedCheck.describe("converting", path, snapshot, fault).message();
    return error(ResponseErrorCode.InternalError, Utf8.decode(message));
  }

  private static ResponseErrorException error(ResponseErrorCode code, String message) {
    return new ResponseErrorException(new ResponseError(code, message, null));
  }
}
