// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageServer;

/**
 * Answers unsupported requests with the error {@code MethodNotFound}, and lets the library log unsupported
 * notifications. In the library, unimplemented methods of the protocol throw an exception, and requests whose names
 * begin with <code>$/</code> get an empty answer.
 */
final class KnownMethods implements Endpoint {
  private static final String OPTIONAL = "$/";
  private static final String LIBRARY = LanguageServer.class.getPackageName();

  private final Endpoint server;

  /** @param server implements some of the methods */
  KnownMethods(Endpoint server) {
    this.server = server;
  }

  @Override
  public CompletableFuture<?> request(String method, Object parameter) {
    if (method.startsWith(OPTIONAL)) {
      return notFound(method);
    }
    if (MissingParameters.in(parameter)) {
      return CompletableFuture.failedFuture(new ResponseErrorException(
          new ResponseError(ResponseErrorCode.InvalidParams, "the request lacks a parameter", null)));
    }
    try {
      return server.request(method, parameter);
    } catch (RuntimeException fault) {
      if (isUnsupported(fault)) {
        return notFound(method);
      }
      throw fault;
    }
  }

  private static CompletableFuture<?> notFound(String method) {
    return CompletableFuture.failedFuture(new ResponseErrorException(
        new ResponseError(ResponseErrorCode.MethodNotFound, "method not found: " + method, null)));
  }

  @Override
  public void notify(String method, Object parameter) {
    if (MissingParameters.in(parameter)) {
      throw new IllegalArgumentException("the notification '" + method + "' was ignored: it lacks a parameter");
    }
    try {
      server.notify(method, parameter);
    } catch (RuntimeException fault) {
      if (!isUnsupported(fault)) {
        throw fault;
      }
      if (!method.startsWith(OPTIONAL)) {
        throw new IllegalArgumentException("the notification '" + method + "' was ignored: it is not supported", fault);
      }
    }
  }

  /** Returns whether a method of the protocol is not implemented here. */
  private static boolean isUnsupported(Throwable fault) {
    return fault instanceof UnsupportedOperationException && fault.getStackTrace().length > 0
        && fault.getStackTrace()[0].getClassName().startsWith(LIBRARY);
  }
}
