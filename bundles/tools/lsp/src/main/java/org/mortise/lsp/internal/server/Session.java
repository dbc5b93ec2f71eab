// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.services.GenericEndpoint;
import org.eclipse.lsp4j.services.LanguageClient;
import org.mortise.pipeline.Snapshot;

/** One session with an editor, over two streams. */
public final class Session {
  /**
   * The library logs each message that it cannot process: broken messages, answers to no request, and notifications
   * that are unknown or fail. The field keeps the logger, and so the handler, from being garbage-collected.
   */
  private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j.jsonrpc");

  private final SessionOptions options;
  private final Supplier<Snapshot> snapshots;
  private final String version;
  private final PrintWriter log;

  /**
   * @param options the transport's options
   * @param snapshots returns the current dialects
   * @param version the version of the server
   * @param err receives the log
   */
  public Session(SessionOptions options, Supplier<Snapshot> snapshots, String version, OutputStream err) {
    this.options = options;
    this.snapshots = snapshots;
    this.version = version;
    LIBRARY.setLevel(Level.WARNING);
    LIBRARY.setUseParentHandlers(options.isVerbose()); // with stack traces
    this.log = new PrintWriter(err, true, StandardCharsets.UTF_8);
  }

  /**
   * Serves until the editor ends the session or the input ends.
   *
   * @return whether the session ended in the right order
   * @throws IOException if the thread is interrupted
   */
  public boolean serve(InputStream in, OutputStream out) throws IOException {
    LibraryLog lines = new LibraryLog(log);
    ExecutorService threads = Executors.newCachedThreadPool(lines::thread);
    LIBRARY.addHandler(lines);
    try (MlirLanguageServer server =
        new MlirLanguageServer(
            snapshots, version, new Lanes(options.isScript(), options.checkLimit(), this::report))) {
      CompletableFuture<Boolean> brokenEnd = new CompletableFuture<>();
      OutputStream watched = new WatchedOutput(out, () -> brokenEnd.complete(false));
      Launcher<LanguageClient> launcher = launcher(server, in, watched, threads);
      server.connect(launcher.getRemoteProxy());
      Future<Void> listening = launcher.startListening();
      CompletableFuture<Boolean> inputEnd = CompletableFuture.supplyAsync(() -> endOf(listening), threads);
      return (Boolean) CompletableFuture.anyOf(server.ended(), inputEnd, brokenEnd).get();
    } catch (InterruptedException interrupted) {
      throw new IOException("interrupted", interrupted);
    } catch (ExecutionException fault) {
      throw new IllegalStateException(fault.getCause());
    } finally {
      threads.shutdownNow();
      LIBRARY.removeHandler(lines);
    }
  }

  /** Waits for the end of the input, which is not a regular end of a session. */
  private boolean endOf(Future<Void> listening) {
    try {
      listening.get();
    } catch (InterruptedException | CancellationException ended) {
      return false;
    } catch (ExecutionException fault) {
      report(fault.getCause() instanceof OutOfMemoryError memory ? messageTooLong(memory) : fault.getCause());
    }
    return false;
  }

  private static IOException messageTooLong(OutOfMemoryError cause) {
    return new IOException("a message is too long for the memory", cause);
  }

  private Launcher<LanguageClient> launcher(
      MlirLanguageServer server, InputStream in, OutputStream out, ExecutorService threads) {
    Launcher.Builder<LanguageClient> builder = new Launcher.Builder<LanguageClient>() {
      @Override
      protected MessageJsonHandler createJsonHandler() {
        return new GuardedJsonHandler(getSupportedMethods(), configureGson, options.isPretty());
      }

      @Override
      protected RemoteEndpoint createRemoteEndpoint(MessageJsonHandler json) {
        MessageConsumer sender = wrapMessageConsumer(new StreamMessageConsumer(output, json));
        RemoteEndpoint endpoint =
            new RemoteEndpoint(sender, new KnownMethods(new GenericEndpoint(localServices)), exceptionHandler);
        json.setMethodProvider(endpoint);
        endpoint.setJsonHandler(json);
        return endpoint;
      }
    };
    builder
        .setLocalService(server)
        .setRemoteInterface(LanguageClient.class)
        .setInput(options.isScript() ? new DelimitedMessages(in) : in)
        .setOutput(out)
        .setExecutorService(threads)
        .wrapMessages(next -> message -> {
          correctCode(message);
          next.consume(message);
        })
        .setExceptionHandler(this::errorFor);
    builder.configureGson(GsonBuilder::disableHtmlEscaping);
    if (options.isVerbose()) {
      builder.traceMessages(log);
    }
    return builder.create();
  }

  /** Corrects the error code: the library reports parameters of invalid types as a JSON syntax error. */
  private static void correctCode(Message message) {
    if (message instanceof ResponseMessage answer && answer.getId() != null && answer.getError() != null
        && answer.getError().getCode() == ResponseErrorCode.ParseError.getValue()) {
      answer.getError().setCode(ResponseErrorCode.InvalidParams);
    }
  }

  /** Returns the answer to a request that has failed. The stack trace is for the log only. */
  private ResponseError errorFor(Throwable thrown) {
    Throwable cause = thrown;
    while (cause instanceof CompletionException && cause.getCause() != null) {
      cause = cause.getCause();
    }
    if (cause instanceof ResponseErrorException refusal) {
      return refusal.getResponseError();
    }
    if (lacksParameter(cause)) {
      return new ResponseError(ResponseErrorCode.InvalidParams, "the request lacks a parameter", null);
    }
    report(cause);
    return new ResponseError(ResponseErrorCode.InternalError, "internal fault: " + cause, null);
  }

  /**
   * Returns whether a request has failed because a parameter is missing. The library's own validation is not used: it
   * refuses messages that other servers accept, for example from an editor that sends no capabilities.
   */
  private static boolean lacksParameter(Throwable fault) {
    return fault instanceof NullPointerException && fault.getStackTrace().length > 0
        && fault.getStackTrace()[0].getClassName().startsWith(Session.class.getPackageName());
  }

  private void report(Throwable fault) {
    boolean isClosed = fault instanceof JsonRpcException && fault.getCause() instanceof IOException;
    if (isClosed && !options.isVerbose()) {
      return; // the client has disconnected
    }
    if (options.isVerbose()) {
      fault.printStackTrace(log);
    } else {
      log.println("mortise-lsp-server: " + fault + " (see --log=verbose)");
    }
  }
}
