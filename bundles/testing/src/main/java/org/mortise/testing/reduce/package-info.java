// SPDX-License-Identifier: Apache-2.0
/** Shrinks a program that makes something fail to a small program that still does. */
package org.mortise.testing.reduce;
