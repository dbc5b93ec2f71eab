// SPDX-License-Identifier: Apache-2.0
/** Checks that a program is well-formed. */
package org.mortise.ir.verify;
