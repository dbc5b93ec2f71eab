// SPDX-License-Identifier: Apache-2.0
/** Large programs, processed by several threads and by one. */
package org.mortise.threads;
