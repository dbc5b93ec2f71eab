// SPDX-License-Identifier: Apache-2.0
/** Tests of what passes offer to programs that build them themselves. */
package org.mortise.embedding;
