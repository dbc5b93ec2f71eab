// SPDX-License-Identifier: Apache-2.0
/** Tests of messages about syntax that involve several dialects. */
package org.mortise.syntax;
