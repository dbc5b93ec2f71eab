// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

/**
 * How to speak with an editor.
 *
 * @param isScript whether the input is a script of messages without headers, which are answered one after the other
 * @param isPretty whether the messages are indented
 * @param isVerbose whether all messages are logged
 */
public record SessionOptions(boolean isScript, boolean isPretty, boolean isVerbose) {}
