// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.answer.ProgramAfter;
import org.mortise.lsp.internal.check.CheckedDocument;

/** Runs commands. Workspace events outside of the open documents are ignored. */
final class Workspace implements WorkspaceService {
  private final Documents documents;
  private final SlowAnswers slow;
  private LanguageClient client;
  private boolean canShow;

  Workspace(Documents documents, SlowAnswers slow) {
    this.documents = documents;
    this.slow = slow;
  }

  void connect(LanguageClient newClient) {
    client = newClient;
  }

  void initialize(@Nullable ClientCapabilities editor) {
    ShowDocumentCapabilities showing =
        editor == null || editor.getWindow() == null ? null : editor.getWindow().getShowDocument();
    canShow = showing != null && showing.isSupport();
  }

  @Override
  public CompletableFuture<Object> executeCommand(ExecuteCommandParams parameters) {
    List<Object> arguments = parameters.getArguments() == null ? List.of() : parameters.getArguments();
    String uri = text(arguments, 0);
    String pipeline = text(arguments, 1);
    if (!parameters.getCommand().equals(ProgramAfter.COMMAND) || uri == null || pipeline == null) {
      return CompletableFuture.failedFuture(error(ResponseErrorCode.InvalidParams,
          "expected the command " + ProgramAfter.COMMAND + " with a document and a pipeline"));
    }
    int offset = arguments.size() > 2 && arguments.get(2) instanceof JsonPrimitive number && number.isNumber()
        ? number.getAsInt() : 0;
    return slow.about( // only the text is needed, which does not change
        documents.ask(uri, null, document -> document), null, document -> show(uri, document, pipeline, offset));
  }

  private static @Nullable String text(List<Object> arguments, int index) {
    return index < arguments.size() && arguments.get(index) instanceof JsonPrimitive text && text.isString()
        ? text.getAsString() : null;
  }

  /** Writes the program to a file, lets the editor show it if it can, and returns the file's URI. */
  private Object show(String uri, CheckedDocument document, String pipeline, int offset) {
    try {
      Path file = ProgramAfter.write(uri, document, pipeline, offset);
      if (canShow) {
        ShowDocumentParams shown = new ShowDocumentParams(file.toUri().toString());
        shown.setTakeFocus(true);
        client.showDocument(shown);
      } else {
        client.showMessage(new MessageParams(MessageType.Info, "The program after the pipeline is in " + file));
      }
      return file.toUri().toString();
    } catch (IllegalArgumentException refused) {
      throw error(ResponseErrorCode.RequestFailed, refused.getMessage());
    } catch (IOException unwritable) {
      throw error(ResponseErrorCode.RequestFailed, "cannot write a temporary file: " + unwritable.getMessage());
    }
  }

  private static ResponseErrorException error(ResponseErrorCode code, String message) {
    return new ResponseErrorException(new ResponseError(code, message, null));
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams parameters) {
    // there is nothing to configure
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams parameters) {
    // only the editor's texts count
  }
}
