// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;
final class ResourceParser { ResourceParser(ParseState s) {} void parse() { throw new IllegalStateException(); } }
