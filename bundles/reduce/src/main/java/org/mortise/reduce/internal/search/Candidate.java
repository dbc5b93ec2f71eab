// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.search;

import org.mortise.ir.Operation;

/** A program as text and as operations, which nobody changes. */
public record Candidate(byte[] text, Operation module, Size size) {}
