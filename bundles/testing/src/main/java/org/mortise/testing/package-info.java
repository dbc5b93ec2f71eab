// SPDX-License-Identifier: Apache-2.0
/** Test tools for all modules, to be used with test scope. */
package org.mortise.testing;
